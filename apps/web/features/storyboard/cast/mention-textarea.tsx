import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import { useCast } from '../../../api/queries/cast.ts';
import { classNames } from '../../../ui/class-names.ts';
import { floatingStyles, optionStyles } from '../../../ui/panel-styles.ts';
import { importWithRetry } from '../../../ui/import-with-retry.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { CastPortrait } from './cast-portrait.tsx';
import { insertName, type Mention, membersFor, mentionAt } from './mentions.ts';

// Outside of the card: a card paints nothing beyond its edge.
const AnchoredPanel = lazy(importWithRetry(() => import('../../../ui/anchored-panel.tsx')));

interface MentionTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onText: (text: string) => void;
}

const mostShown = 6;

/**
 * A text area in which `@` offers the members of the cast: arrow keys choose, Enter or Tab inserts, Escape closes. It stays
 * a text box for assistive technology, with a list that belongs to it.
 */
export function MentionTextarea({
  value,
  onText,
  onKeyDown,
  onFocus,
  onBlur,
  ...props
}: MentionTextareaProps) {
  const { data: members = [] } = useCast();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [mention, setMention] = useState<Mention | null>(null);
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const dismissedAt = useRef<number | null>(null);
  const nextCaret = useRef<number | null>(null);
  const offered =
    mention === null || props.readOnly === true
      ? []
      : membersFor(mention.query, members).slice(0, mostShown);
  const isOpen = offered.length > 0;
  const current = Math.min(active, offered.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = selectionStart === selectionEnd ? mentionAt(text, selectionStart) : null;
    if (found?.start !== dismissedAt.current) dismissedAt.current = null;
    if (found?.start !== mention?.start || found?.query !== mention?.query) setActive(0);
    setMention(found === null || found.start === dismissedAt.current ? null : found);
  };
  const close = () => {
    dismissedAt.current = mention?.start ?? null;
    setMention(null);
  };
  const insert = (member: CastMember) => {
    if (mention === null) return;
    const { text, caret } = insertName(value, mention, member.name);
    nextCaret.current = caret;
    setMention(null);
    onText(text);
    field.current?.focus();
  };
  const onListKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const chosen = offered[current];
    if (
      chosen === undefined ||
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return false;
    switch (event.key) {
      case 'ArrowDown':
        setActive((current + 1) % offered.length);
        return true;
      case 'ArrowUp':
        setActive((current - 1 + offered.length) % offered.length);
        return true;
      case 'Enter':
      case 'Tab':
        if (event.shiftKey) return false;
        insert(chosen);
        return true;
      case 'Escape':
        close();
        return true;
      default:
        return false;
    }
  };

  return (
    <>
      <Textarea
        {...props}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          look(currentTarget);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          setMention(null);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!onListKey(event)) return onKeyDown?.(event);
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {focused && (
        <output className="sr-only">
          {isOpen ? `${offered.length} of the cast: ${offered[current]?.name ?? ''}` : ''}
        </output>
      )}
      {isOpen && (
        <Suspense>
          <AnchoredPanel
            anchor={field}
            onClose={close}
            role="listbox"
            id={listId}
            aria-label="Cast"
            align="start"
            sideOffset={4}
            className={classNames(floatingStyles, 'w-64')}
          >
            {offered.map((member, index) => (
              <button
                key={member.id}
                type="button"
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                data-highlighted={index === current ? '' : undefined}
                className={classNames(optionStyles, 'w-full text-left')}
                // The field keeps the focus: leaving it would save.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(index)}
                onClick={() => insert(member)}
              >
                <CastPortrait member={member} className="size-7 rounded-full" />
                <span dir="auto" className="min-w-0 grow truncate font-medium">
                  {member.name}
                </span>
                <span className="max-w-24 truncate text-12 text-subtle">{member.look}</span>
              </button>
            ))}
          </AnchoredPanel>
        </Suspense>
      )}
    </>
  );
}
