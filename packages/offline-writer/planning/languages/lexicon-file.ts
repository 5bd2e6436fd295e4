/** What a file of `data/nouns` holds of one language. Words of two or more parts are joined by `_`, lists by a space. */
export interface LexiconFile {
  /** English nouns and verbs, as the painter draws them, with the words of the language that surely mean them. */
  readonly things: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
  /** Where somebody is, with the words that say so behind one of `at`. */
  readonly places: Readonly<Record<string, string>>;
  /** What somebody does, in -ing. */
  readonly doings: Readonly<Record<string, string>>;
  /** How a plural is made: the first pattern that fits. Other plurals stand in the lists, with a `+`. */
  readonly plural?: readonly (readonly string[])[];
  /** Further forms of every word: all patterns that fit. */
  readonly also?: readonly (readonly string[])[];
  /** Endings of a class: `kot.m` has those of `m`. */
  readonly endings: Readonly<Record<string, string>>;
  /** What may stand in front of a word, as one with it. */
  readonly before?: readonly string[];
  /** What may stand behind it: a pattern up to the end. */
  readonly behind?: string;
  /** A part of what stands behind it that says that there are several. */
  readonly pluralMark?: string;
  /** Whether its nouns have capitals. */
  readonly capitals?: boolean;
  /** Ends of longer words that are a kind of what they end in, and the words that are none. */
  readonly compounds?: Readonly<Record<string, string>>;
  readonly compoundsNever?: readonly string[];
  /** Whether nothing parts its words: they are found by the rules of the language. */
  readonly segments?: boolean;
  /** Whether a verb stands behind what it is done to. */
  readonly verbLast?: boolean;
  /** What counts things, between their number and "of": "三匹の犬". */
  readonly counters?: string;
  /** What stands before a noun: articles, possessives. */
  readonly articles?: string;
  /** From two on. */
  readonly numbers: readonly string[];
  readonly numbersAlso?: Readonly<Record<string, number>>;
  /** Words for two of a kind ("paire"), and for one of several ("einer"). */
  readonly pairs?: string;
  readonly ones?: string;
  /** How the words end that may stand between a number and what it counts, where they agree with it. */
  readonly adjectiveEnding?: string;
  /** How the nouns end that are the same in the plural; left out where a number changes no noun. */
  readonly samePlural?: string;
  /** What is counted with another noun than itself: "200 gramos de harina". */
  readonly units: string;
  /** Words that deny what their clause says, and a verb's ending that does. */
  readonly no: string;
  readonly noEnding?: string;
  /** It denies what stands behind it. */
  readonly without?: string;
  /** What stands behind it is in, on or beside what stands before it. */
  readonly with?: string;
  /** A clause that begins with one of these only says when, why, what for or under which terms. */
  readonly asides?: string;
  /** What stands behind it is only like it, or what stands before it. */
  readonly like?: string;
  readonly likeBehind?: string;
  /** What stands behind it is only compared with, where a word of `more`, or one with such an ending, stands before it: "menor que". */
  readonly than?: string;
  readonly more?: string;
  readonly moreEnding?: string;
  /** Where somebody is: words before a place, or its ending. */
  readonly at?: string;
  readonly atEnding?: string;
  /** Words behind a place that say that somebody is there. */
  readonly atBehind?: string;
  /** Words by which somebody is only near a place. */
  readonly near?: string;
  /** Whose somebody is stands behind it. */
  readonly of?: string;
  /** Whose, or of what, the next noun is stands before it; not before one of `ofExcept`: "with", "under". */
  readonly ofBehind?: string;
  readonly ofExcept?: string;
  /** What stands before it is somebody's name: "犬飼さん". */
  readonly nameBehind?: string;
  /** Only behind these, or first in a clause, a person stands there: elsewhere something may be theirs. */
  readonly aloneAfter?: string;
  readonly she?: string;
  readonly he?: string;
  readonly i?: string;
  readonly we?: string;
  readonly they?: string;
  /** Pronouns for whom something is done to; those of `themBefore` only right before a verb, elsewhere they are articles. */
  readonly them?: string;
  readonly themBefore?: string;
  /** Those of them that mean a man or a boy, and a woman or a girl. */
  readonly him?: string;
  readonly her?: string;
  /** Articles of cases, and endings, of whom something is done to: "dem", "kediyi". */
  readonly oblique?: string;
  readonly obliqueEnding?: string;
  /** Nouns that say when: "la noche". */
  readonly times?: string;
  /** How who does it may stand behind the verb: `turned` freely, `unless-done-to` not of what is done to people, `as-written` in the form of the lists. */
  readonly doerBehind?: string;
  /** Whether a verb needs nobody beside it: its ending says who. */
  readonly dropsDoer?: boolean;
  /** How a verb ends as dictionaries have it. */
  readonly base?: string;
  /** How its forms end that tell what somebody did, and nothing else. */
  readonly past?: string;
  /** Of whose name, or of which quarter's or street's, a word is a part that follows one of these. */
  readonly titles?: string;
  /** Ends of words that name a woman, or a man. */
  readonly female?: string;
  readonly male?: string;
  /** An ending of the word right behind a counted noun by which that word is what is counted: "dört sandalye bacağı". */
  readonly headEnding?: string;
  /** Words that are no thing of the lists in a film that says one of these beside them: words, each with those. */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** Phrases in which a word means something else. */
  readonly never: readonly string[];
}
