import type { Age, Gender } from '../../../figures/figure.ts';
import { ageTold, isOldAge, isSchoolAge } from './ages.ts';

/** Who tells a film in the first person, as far as its words say. */
export interface Narrator {
  readonly gender: Gender | null;
  readonly age: Age | null;
  /** Whether they speak to a mother or father whom they have no longer lived with. */
  readonly hasOldParents: boolean;
}

const ofWoman =
  /\b(?:my (?:late |ex-?|dear |first |second )*(?:husband|hubby|boyfriend)|(?:as|I'm|I am|I was|being) an? (?:\p{L}+ )?(?:mum|mom|mother|nan|gran|grandmother|woman|girl|widow|wife|bride|aunt|daughter|sister|daughter)|I was (?:\p{L}+ )?pre[g]n\p{L}*|when (?:I was|she was) pregnant with (?:my|our))\b/iu;
const ofMan =
  /\b(?:my (?:late |ex-?|dear |first |second )*(?:wife|girlfriend|missus)|(?:as|I'm|I am|I was|being) an? (?:\p{L}+ )?(?:dad|father|grandad|grandfather|man|boy|lad|widower|husband|uncle|son|brother)|my beard)\b/iu;

/** The words outside of what is quoted. */
export const unquoted = (line: string): string =>
  line.replaceAll('’', "'").replaceAll(/[“"«][^”"»]*[”"»]/gu, ' ');

/** Whether a line has I or we do something: "my" alone tells of somebody else. */
export const tellsOfItself = (line: string): boolean =>
  /(?:^|[^\p{L}'])(?:I|i|I'm|I've|I'd|I'll|im|ive|we|We|we're|We're|we've|We've|we'd|me|us)(?![\p{L}'])/u.test(
    unquoted(line),
  );

function ageOf(text: string): Age | null {
  const own = /\b(?:I'm|I am|I was|I turned|I've turned) .{0,30}/giu;
  for (const [said] of text.matchAll(own)) {
    const told = /^I was/iu.test(said) ? null : ageTold(said);
    if (told !== null) return told;
  }
  const isOld =
    /\b(?:my (?:great-?)?grand(?:son|daughter|child|children|kids?|sons|daughters)|(?:when|since|after|before|now) I(?:'ve| have)? (?:\p{L}+ )?retired|I(?:'m| am) (?:now )?(?:retired|a pensioner|a widow|a widower)|my pension|at my age|my care home)\b/iu.test(
      text,
    ) && isOldAge(text);
  if (isOld) return 'old';
  return isSchoolAge(text) && !/\bmy (?:son|daughter|kids?|children|husband|wife)\b/iu.test(text)
    ? 'teen'
    : null;
}

/** What a whole film tells of who tells it. */
export function narratorOf(text: string): Narrator {
  const own = unquoted(text.slice(0, 20_000));
  const gender = ofWoman.test(own) ? 'woman' : ofMan.test(own) ? 'man' : null;
  const speaksToParent = /, (?:Dad|Mum|Mom|Mam|Daddy)[.!?]/u.test(own);
  const isYoung = /\b(?:school|homework|toy|toys|bedtime|playground|teddy)\b/iu.test(own);
  return { gender, age: ageOf(own), hasOldParents: speaksToParent && !isYoung };
}
