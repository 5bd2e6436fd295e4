import { type CSSProperties, useCallback, useLayoutEffect, useRef } from 'react';
import type { CaptionLook } from '@scenewright/contract/rules/captions.ts';
import { classNames } from '../../../ui/class-names.ts';
import { activeStyle, phraseStyle } from './caption-css.ts';
import type { PreviewWord } from './caption-phrases.ts';
import '@fontsource/poppins/latin-600.css';
import '@fontsource/poppins/latin-700.css';
import '@fontsource/poppins/latin-800.css';
import '@fontsource/poppins/latin-900.css';

interface CaptionPhraseProps {
  look: CaptionLook;
  words: readonly PreviewWord[];
  /** Index of the word being said; -1 for none. */
  active: number;
  /** Whether it moves: the pill slides, a word fills. */
  moves: boolean;
}

/** One phrase as the studio paints it, drawn by the browser. */
export function CaptionPhrase({ look, words, active, moves }: CaptionPhraseProps) {
  const phrase = useRef<HTMLSpanElement>(null);
  const pill = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const word = phrase.current?.querySelector<HTMLElement>('[data-active]');
    if (pill.current === null) return;
    pill.current.hidden = word == null;
    if (word == null) return;
    Object.assign(pill.current.style, {
      left: `${word.offsetLeft}px`,
      top: `${word.offsetTop}px`,
      width: `${word.offsetWidth}px`,
      height: `${word.offsetHeight}px`,
    });
  });
  return (
    <span
      ref={phrase}
      dir="auto"
      style={phraseStyle(look)}
      className="relative isolate inline-block text-center text-balance"
    >
      {look.backing === 'pill' && (
        <span ref={pill} className="absolute -z-10">
          <span
            className="absolute transition-all duration-150"
            style={{
              inset: '0.07em -0.15em -0.04em',
              borderRadius: '0.3em',
              background: look.activeColour,
            }}
          />
        </span>
      )}
      {words.map((word, index) => (
        // The words of a phrase keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 && !word.isGlued && ' '}
          <Word look={look} word={word} state={stateOf(look, index, active)} moves={moves} />
        </span>
      ))}
    </span>
  );
}

type WordState = 'plain' | 'active' | 'filling';

function stateOf(look: CaptionLook, index: number, active: number): WordState {
  if (look.oneWord === true || (look.fills === true && index < active)) return 'active';
  if (index !== active) return 'plain';
  return look.fills === true ? 'filling' : 'active';
}

/** A word, and over it, while it fills, the same in the active colour: shown from its start as far as it is said. */
function Word({
  look,
  word,
  state,
  moves,
}: {
  look: CaptionLook;
  word: PreviewWord;
  state: WordState;
  moves: boolean;
}) {
  const fills = state === 'filling';
  const fill = useCallback(
    (element: HTMLSpanElement | null) => {
      if (fills && moves)
        element?.animate(
          [{ clipPath: 'inset(-20% 100% -20% 0)' }, { clipPath: 'inset(-20% 0 -20% 0)' }],
          { duration: word.ms, fill: 'forwards', pseudoElement: '::after' },
        );
    },
    [fills, moves, word.ms],
  );
  const overlay: CSSProperties & Record<`--${string}`, string> = { '--filled': look.activeColour };
  return (
    <span
      ref={fill}
      data-active={state === 'active' && look.backing === 'pill' ? true : undefined}
      data-text={fills ? word.text : undefined}
      className={classNames(
        'relative inline-block',
        fills &&
          'after:absolute after:inset-0 after:text-(--filled) after:content-[attr(data-text)] after:[clip-path:inset(-20%_40%_-20%_0)] after:[text-shadow:none]',
      )}
      style={state === 'active' ? activeStyle(look) : fills ? overlay : undefined}
    >
      {word.text}
    </span>
  );
}
