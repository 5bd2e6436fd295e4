import {
  type LibraryFilter,
  maxLibraryNameCharacters,
  tagKey,
} from '@scenewright/contract/rules/library.ts';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

/** What of a library is looked at. */
export interface LibraryChoice {
  readonly words: string;
  readonly kind: LibraryFilter | null;
  readonly tag: string | null;
}

interface LibraryFiltersProps {
  choice: LibraryChoice;
  /** Of the whole library, the most used first. */
  tags: readonly string[];
  onChange: (part: Partial<LibraryChoice>) => void;
}

const kinds: readonly (readonly [LibraryFilter | null, string])[] = [
  [null, 'All kinds'],
  ['picture', 'Pictures'],
  ['clip', 'Clips'],
  ['sound', 'Sounds'],
  ['font', 'Fonts'],
];

/** Narrows a library down by words, by kind and by a tag. */
export function LibraryFilters({ choice, tags, onChange }: LibraryFiltersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        type="search"
        aria-label="Search your library"
        placeholder="Search by name or tag"
        maxLength={maxLibraryNameCharacters}
        value={choice.words}
        onChange={({ target }) => onChange({ words: target.value })}
        className="w-full sm:max-w-80"
      />
      <Select
        aria-label="What is shown"
        value={choice.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: kinds.find(([each]) => each === target.value)?.[0] ?? null })
        }
        className="w-full sm:max-w-44"
      >
        {kinds.map(([each, name]) => (
          <option key={name} value={each ?? ''}>
            {name}
          </option>
        ))}
      </Select>
      <TagChoice tags={tags} chosen={choice.tag} onChoose={(tag) => onChange({ tag })} />
    </div>
  );
}

interface TagChoiceProps {
  tags: readonly string[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** One tag at a time; pressed again, it is let go. */
function TagChoice({ tags, chosen, onChoose }: TagChoiceProps) {
  const isChosen = (tag: string) => chosen !== null && tagKey(tag) === tagKey(chosen);
  // A tag that its last item has lost stays until it is let go.
  const shown = chosen === null || tags.some(isChosen) ? tags : [chosen, ...tags];
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label="Tags" className="flex basis-full flex-wrap gap-2">
      {shown.map((tag) => (
        <button
          key={tag}
          type="button"
          dir="auto"
          aria-pressed={isChosen(tag)}
          onClick={() => onChoose(isChosen(tag) ? null : tag)}
          className={classNames(
            'h-8 max-w-full truncate rounded-full border px-3 text-13 outline-none transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent touch:min-h-11',
            isChosen(tag)
              ? 'border-accent bg-accent-soft text-accent'
              : 'border-line text-muted hover:border-control hover:text-fg',
          )}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}
