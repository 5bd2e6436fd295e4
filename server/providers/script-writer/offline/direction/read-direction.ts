import { directorStyles, narrativeStyles, type DirectorStyleId, type NarrativeStyleId } from '#contract/rules/styles.ts';
import { readNotes, type Notes } from './read-notes.ts';

/** How a film is to be told and shot. */
export interface Direction {
  readonly narrative: NarrativeStyleId;
  readonly directors: readonly DirectorStyleId[];
  readonly notes: Notes;
}

const narrativeWords: readonly (readonly [NarrativeStyleId, RegExp])[] = [
  ['brain-rot', /\b(?:brain ?-?rot|skibidi|unhinged|meme|chaotic|gen ?z|sigma)\b/iu],
  ['humorous', /\b(?:humou?r|humorous|funny|funnier|comedy|comedic|witty|jokes?|hilarious|silly|playful|sarcastic)\b/iu],
  ['dramatic', /\b(?:dramatic|drama|intense|suspense(?:ful)?|thrilling|thriller|epic|dark and|gripping|scary|spooky)\b/iu],
  ['inspirational', /\b(?:inspir\w+|motivat\w+|uplifting|empower\w*|encouraging)\b/iu],
  ['storytelling', /\b(?:story ?telling|storyteller|fairy ?tale|bedtime story|narrative arc|like a story|once upon)\b/iu],
  ['technical', /\b(?:technical|in-depth|engineer(?:ing|s)?|methodical|expert level|deep dive)\b/iu],
  ['conversational', /\b(?:conversational|casual|friendly|relaxed|chatty|like (?:a|talking to a) friend|informal)\b/iu],
  ['informative', /\b(?:informative|factual|fact-led|documentary|educational|journalistic|serious)\b/iu],
];

const directorNames: readonly (readonly [DirectorStyleId, RegExp])[] = [
  ['scorsese', /\bscorsese\b/iu], ['anderson', /\bwes anderson\b/iu], ['tarantino', /\btarantino\b/iu],
  ['hitchcock', /\bhitchcock\b/iu], ['kubrick', /\bkubrick\b/iu], ['nolan', /\bnolan\b/iu],
];

/** Reads the style field, the notes, and what the idea itself asks for ("make it funny"), in this order of weight. */
export function readDirection(style: string, styleNotes: string, ideaDirectives: readonly string[]): Direction {
  const directives = ideaDirectives.join('\n').slice(0, 4000);
  const notes = styleNotes.slice(0, 4000);
  const everything = `${style}\n${notes}\n${directives}`;
  return {
    narrative: namedNarrative(style) ?? wordedNarrative(notes) ?? wordedNarrative(directives) ?? wordedNarrative(withoutPresets(style)) ?? 'balanced',
    directors: directorNames.filter(([, name]) => name.test(everything)).map(([id]) => id),
    notes: readNotes([...withoutPresets(style).split(/\n+/u), ...notes.split(/\n+/u), ...ideaDirectives]),
  };
}

/** Balanced is what the field holds when the creator chose nothing: words elsewhere may overrule it. */
function namedNarrative(style: string): NarrativeStyleId | undefined {
  return narrativeStyles.find(({ id, text }) => id !== 'balanced' && style.includes(text))?.id;
}

function wordedNarrative(text: string): NarrativeStyleId | undefined {
  return narrativeWords.find(([, words]) => words.test(text))?.[0];
}

function withoutPresets(style: string): string {
  return [...narrativeStyles, ...directorStyles].reduce((rest, { text }) => rest.replaceAll(text, ''), style).trim();
}
