/** Who tells the film's story, where the idea says so: "Mira, a young astronaut, explains black holes". */
export interface Presenter {
  readonly name: string;
  /** How the idea describes them: "a young astronaut"; null where it only names them. */
  readonly look: string | null;
}

const named = String.raw`(?<name>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})(?:,\s(?<look>(?:an?|the|my|our)\s[^,:.!?\n]{3,70}),)?`;
const described = String.raw`(?<somebody>(?:An?|My|Our)\s(?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+)`;
/** Verbs with somebody's story as their object. "Shows that" and "tells a lie" claim something of their own. */
const telling = String.raw`(?:explains|teaches(?:\s(?:us|you|viewers|kids|children))?|introduces|presents|(?:walks|takes|guides)\s(?:us|you|viewers)\sthrough|talks\sabout|tells\s(?:us\sabout|us|about|the\sstory\sof)|shows\s(?:us|you|viewers))`;
const lead = new RegExp(String.raw`^\s*(?:${named}|${described})\s${telling}\s+(?!that\b)(?<rest>\p{L}[\s\S]*)$`, 'u');
/** They stand where a name would, and are none. */
const noName = /^(?:It|This|That|These|There|He|She|They|We|You|I|Nothing|Everything|Science|History|Nature|Physics|Research|Everybody|Nobody|One)\b/u;

/** Takes the presenter from the beginning of an idea; what is left is what it is about. */
export function splitPresenter(text: string): { presenter: Presenter | null; rest: string } {
  const { name, look, somebody, rest } = lead.exec(text)?.groups ?? {};
  const who = name ?? somebody;
  if (who === undefined || rest === undefined || noName.test(who)) return { presenter: null, rest: text };
  const described = somebody === undefined ? look : lowerFirst(somebody);
  return { presenter: { name: who, look: described ?? null }, rest };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
