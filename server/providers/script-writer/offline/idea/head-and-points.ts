/** What an idea says first and what it lists: "How X works: a, b, and c" is about X, in three points. */
export interface HeadAndPoints {
  readonly head: string;
  readonly points: readonly string[];
}

const request = /^(?:please\s+)?(?:explain|describe|show(?: me| us)?|tell(?: me| us)?(?: the story of| about)?|talk about|discuss|(?:make|create|write|do|film) (?:me |us )?(?:a|an|the)\s+(?:\p{L}+\s+){0,3}?(?:video|short|reel|film|clip|story)\s+(?:about|on|of|that explains|explaining|showing))\s+/iu;
const mostPoints = 12;
const longestPointWords = 12;

/** "from Ethiopian goats to the bars of Milan" names two things. */
function splitJourney(point: string): string[] {
  const journey = /^from (.{3,60}?) to (.{3,60})$/iu.exec(point);
  return journey?.[1] === undefined || journey[2] === undefined ? [point] : [journey[1], journey[2]];
}

function readPoints(list: string): string[] {
  return list
    .split(/[,;]\s*(?:and\s+|or\s+)?|\s+and\s+(?=(?:the|an?|how|why|what|one)\s)/iu)
    .flatMap((point) => splitJourney(point.trim().replace(/^(?:and|or|then|finally)\s+/iu, '')))
    .filter((point) => /\p{L}{2}/u.test(point) && point.split(/\s+/u).length <= longestPointWords)
    .slice(0, mostPoints);
}

/** Splits the first sentence of an idea; a request such as "Explain how" is not part of what it is about. */
export function headAndPoints(sentence: string): HeadAndPoints {
  const bare = sentence.replace(request, '').replace(/[.!。…\s]+$/u, '');
  const cut = /^([^:–—]{6,90}?)\s*(?::|\s[–—]\s)\s*(\S.{2,})$/u.exec(bare);
  if (cut?.[1] === undefined || cut[2] === undefined) return { head: bare, points: [] };
  return { head: cut[1], points: readPoints(cut[2]) };
}

const askedWith = /^(?:how|why|what|when|where|who|which)\b(?:\s+(?:do|does|did|is|are|was|were|can|could|would|will|should|has|have|had|makes?|made|if)\b)?\s*/iu;
const determiner = /^(?:an?|the|my|our|your|this|that|these|those|some|every|each)$/iu;
const commonVerb = /^(?:kept|keeps?|made|makes?|makes|went|goes|came|comes|found|finds?|learns?|learnt|learned|works?|beats?|builds?|built|gives?|gave|gets?|got|takes?|took|turns?|changes?|saves?|teach(?:es)?|think|thinks|say|says|said|would|could|can|will|might|must|should|is|are|was|were|has|have|had|do|does|did|become|becomes|became|began|begins?|ends?|fell|falls?|fly|flies|sleep|sleeps|see|sees|live|lives|move|moves|rise|rises|rose|run|runs|ran|win|wins|won|lost|loses?|grow|grows|grew|use|uses|need|needs|help|helps|hide|hides|speak|speaks|dance|dances|erupt|erupts|travel|travels|\p{L}{3,}ed)$/iu;

/** The thing a clause is about: "How lighthouses kept sailors safe" is about "lighthouses". */
export function subjectOfClause(clause: string): string {
  if (!askedWith.test(clause)) return clause;
  const words = clause.replace(askedWith, '').replace(/\?+$/u, '').split(/\s+/u);
  const verb = words.findIndex((word, index) => index > 0 && !determiner.test(words[index - 1] ?? '') && commonVerb.test(word.replace(/[,.]$/u, '')));
  const subject = (verb > 0 ? words.slice(0, verb) : words.slice(0, 4)).join(' ').replace(/[,;:]$/u, '');
  return subject === '' ? clause : subject;
}
