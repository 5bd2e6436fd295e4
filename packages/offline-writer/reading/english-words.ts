import { countWords } from '@scenewright/contract/rules/prose/words.ts';
import verbs from '../data/verbs.json' with { type: 'json' };

/** Closed classes of English, and the commonest verbs; all in lower case. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Zero to ten, each at its own place. */
export const numberWords: readonly string[] = ['zero', ...countWords.slice(1, 11)];
export const determiners = set(
  'the a an this that these those my your his her its our their some any no every each all both either neither another such what which whose one two three four five six seven eight nine ten many few several most more less enough half',
);
export const subjectPronouns = set(
  'i you he she it we they there who nobody everybody everyone someone somebody anyone nothing something everything',
);
export const prepositions = set(
  'of in on at for with without from by to into onto over under about after before between through during against among within across behind beyond near since until till toward towards upon like as than per via off up down out around along despite inside outside above below',
);
export const conjunctions = set(
  'and or but nor yet so because although though while whereas if when unless until since whether than that',
);
export const auxiliaries = set(
  "am is are was were has have had do does did can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't mustn't isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't ain't i'm you're we're they're he's she's it's there's here's that's what's who's where's how's let's i've you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd who'd that'll gonna wanna gotta cant dont doesnt didnt isnt wasnt wont im ive youre theyre thats",
);
export const adverbs = set(
  'always never often usually sometimes rarely seldom ever just only also still already even almost nearly really very quite too now then here there again once twice soon later today yesterday tomorrow tonight not probably maybe perhaps actually simply finally first next suddenly slowly quickly gently carefully please instead together well back away forward ahead online daily once',
);

/** Past tenses that are no other word. */
export const irregularPasts = set(
  'went came saw took gave got made said knew thought felt kept left began found told became brought bought built broke caught chose drew drank drove ate fell fought flew forgot grew heard held hid lost met paid ran rose sat sold sent shook shot sang sank slept slid spoke spent stood stole struck swam taught threw understood woke wore won wrote led meant sought swore laid lay blew froze rode tore bit dug hung stuck swept wept bent fled dealt leapt overcame withdrew arose awoke bore forbade forgave undertook outran beat cost hit',
);

/** Verbs that are seldom another part of speech. */
export const sureVerbs: ReadonlySet<string> = new Set(verbs.sure);

/** Words that are a verb as often as a noun; only their surroundings tell. */
export const nounVerbs: ReadonlySet<string> = new Set(verbs.alsoNouns);
