import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import withThings from '../data/acts-with-things.json' with { type: 'json' };

/* What the painter shows a body at, whatever the verb is done to. (`npm test` asks the studio for each of them.) */

export const drawnActs: readonly string[] = `
  abseil add adjust advise amble annotate answer apologise apologize applaud approach argue arrive
  ask assemble attack attend back bake balance ballet bandage barbecue bathe battle beat beg
  bench-press bend bicker bike bite blend blog boil bolt bounce bow bowl breathe brew bring browse
  brush budget build bury busk buy calculate caramelise carol carry carve celebrate chant charge
  chase chat chauffeur check cheer chew chisel choose chop chuck chuckle clamber clap clean click
  climb code collapse collect color colour comb come comfort commute confess consult contemplate
  cook count cradle craft crash create crochet croon cross crouch cry cuddle cut cycle dance darn
  dash deadlift debate debug decorate deliver demolish demonstrate depart describe devour dial dig
  dine discuss disinfect dismantle dive donate doze draft drag draw dream dribble drill drink drive
  drop drown drum eat eavesdrop edit email embrace enter erect examine excavate exercise explain
  explore facetime faint feast feed ferment fetch fiddle fight film fish fix float follow frolic
  frost frown fry game garden garnish gather giggle give gobble gossip grade grate greet grieve
  grill grin groom haggle hail hammer hand hang harvest haul hear heat heave heft hem hide
  high-five hike hoe hoist hold hoover hop hose huddle hug hum hurl hurry inspect install interview
  iron jam jog joke jot journal juggle jump karaoke kick kiss knead kneel knit knock laugh launder
  leaf leap learn leave lecture lick lie lift limber limp list listen load lob lounge lug make
  march marinate mark measure meditate melt mend message mix mop mould mount mourn move mow mumble
  munch mutter nail nap narrate nibble nudge nurse offer oil operate overhear oversleep pace pack
  paddle page paint parade park patrol pay pedal peel peer pen perch persuade peruse pet phone
  photograph pick pirouette plant plaster play plead plod plough plow pluck point polish post pot
  pour pray preach prepare present press proofread prune pull push quarrel queue quilt race raise
  rake reach read reassure recline record relax remove renovate repair reply research rest restore
  return reverse rewire ride rinse roam roast roll romp row run rush salute saunter saute say
  scatter scold scoop scramble scream screw scribble scroll scrub scuba sculpt search sell serenade
  serve service sew shape shelter shoot shop shout shove shovel show shuffle sign simmer sing sip
  sit sketch skip sleep slice slumber slump smile smirk snack snap snigger snooze snore snorkel
  snuggle sob solder soothe sow speak spin splash spoon spray sprint squabble squat stack stagger
  steam step stir stitch stoop stretch stride stroke stroll strum study stumble swallow sway sweep
  swig swim swing swipe take talk tango tap taste teach tell throw tidy tighten tinker tiptoe toast
  topple toss tote tow trampoline transplant transport travel trek trudge tug tumble twirl twist
  type unload unpack unscrew vacuum varnish vault waddle wade wail wait wake walk waltz wander wash
  water wave weave weed weep weightlift welcome weld wheel whisk whisper whittle wipe wire worry write yawn
  yell yodel
`
  .trim()
  .split(/\s+/u);

const inGerund: ReadonlySet<string> = new Set(drawnActs.map(gerundOf));

/** Whether the painter has a body that does what a word in -ing says. */
export const isDrawnAct = (gerund: string): boolean => inGerund.has(gerund);

/** With what words behind it a body is seen at what it is not always seen at: hands are shaken, a carpet is not. */
export const actsWithThings: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(withThings).map(([gerund, words]) => [gerund, new Set(words)]),
);

/** Whether the painter has a body that does it to, or in the direction of, what is named behind it. */
export const isDrawnWith = (gerund: string, behind: string): boolean =>
  behind
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => actsWithThings.get(gerund)?.has(word) === true);
