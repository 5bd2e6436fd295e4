import { type FormEvent, useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import {
  maxTagCharacters,
  maxTags,
  tagKey,
  tidyTags,
} from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useChangeLibraryItem } from '../../api/queries/library.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

interface ItemTagsProps {
  item: LibraryItem;
  /** Tags that other items have. */
  offered: readonly string[];
}

/** An item's tags, to be put on and taken off; each change is kept at once. */
export function ItemTags({ item, offered }: ItemTagsProps) {
  const { tags } = item;
  const [words, setWords] = useState('');
  const { mutate, isPending } = useChangeLibraryItem();
  const [told, setTold] = useState('');
  const section = useRef<HTMLElement>(null);
  const listId = useId();
  const own = new Set(tags.map(tagKey));
  const [added] = tidyTags([words]);
  const isKnown = added !== undefined && own.has(tagKey(added));
  const isFull = tags.length >= maxTags;
  const save = (next: string[], onSuccess = () => {}) =>
    mutate(
      { id: item.id, tags: next },
      {
        onSuccess,
        onError: (error) =>
          void toast({
            ...{ title: 'It keeps its tags', description: error.message },
            tone: 'destructive',
          }),
      },
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (added === undefined || isKnown) return;
    save([...tags, added], () => {
      setWords('');
      setTold(`${added} is added.`);
    });
  };
  const remove = (tag: string) => {
    // The button goes with its tag: focus stays among the tags, and no keyboard opens on a phone.
    section.current?.focus();
    save(
      tags.filter((each) => each !== tag),
      () => setTold(`${tag} is removed.`),
    );
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Tags" className="mt-5 outline-none">
      <p role="status" className="sr-only">
        {told}
      </p>
      <form onSubmit={add}>
        <Field
          label="Add a tag"
          hint={
            isFull ? `An item has up to ${maxTags} tags. Remove one to add another.` : undefined
          }
          error={isKnown ? 'It has this tag already.' : undefined}
        >
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                list={listId}
                autoComplete="off"
                placeholder="For example: holidays"
                disabled={isFull}
                maxLength={maxTagCharacters}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <Button
                type="submit"
                busy={isPending}
                disabled={isFull || added === undefined || isKnown}
              >
                Add
              </Button>
            </div>
          )}
        </Field>
        <datalist id={listId}>
          {offered
            .filter((tag) => !own.has(tagKey(tag)))
            .map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
        </datalist>
      </form>
      {tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-full bg-hover pl-3 text-13 text-fg"
            >
              <span dir="auto" className="truncate">
                {tag}
              </span>
              <Button
                variant="ghost"
                aria-label={`Remove the tag ${tag}`}
                disabled={isPending}
                onClick={() => remove(tag)}
                className="size-8 rounded-full p-0 touch:min-h-11 touch:min-w-11"
              >
                <X aria-hidden className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
