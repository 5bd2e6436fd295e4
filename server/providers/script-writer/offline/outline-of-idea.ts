import { fillSlots, type Frame } from './frames/frames.ts';
import { howToFrame } from './frames/how-to-frame.ts';
import { promoFrame } from './frames/promo-frame.ts';
import { questionFrame } from './frames/question-frame.ts';
import { storyFrame } from './frames/story-frame.ts';
import { frameOfTheme, shortLines, slotsOfTheme } from './frames/themes/theme-frames.ts';
import { topicFrame } from './frames/topic-frame.ts';
import { versusFrame } from './frames/versus-frame.ts';
import type { Idea } from './idea/read-idea.ts';
import { capitalise } from './idea/sentences.ts';
import { subjectOfClause } from './idea/head-and-points.ts';
import { midSentence } from './idea/mid-sentence.ts';
import { readTheme, type Theme } from './idea/theme.ts';
import type { Beat, BeatLine } from './knowledge/knowledge.ts';
import type { Outline } from './outline.ts';
import { heroPhrase } from './pictures/picture-for.ts';
import { shuffle, type Random } from './random.ts';

/** What a tale's hero meets is its first turn. */
function ownBeats({ intent }: Idea, slots: Slots): Beat[] {
  const object = intent.kind === 'story' ? metIn(intent.deed) : null;
  if (object === null) return [];
  return filled([['And there it was: {object}, and {the} could not look away.', '{H} looking at {object}']], { ...slots, object });
}

/** "who finds a flower in the city" meets "a flower in the city". */
function metIn(deed: string): string | null {
  return /\b(?:finds?|discovers?|meets?|saves?|loves?|befriends?|follows?|builds?|steals?|rescues?|sees?|wants?|catches)\s+((?:an?|the|two|three)\s+.{2,50})$/iu.exec(deed)?.[1] ?? null;
}

/** What an offer's creator added after a comma (a date, a discount) is what the last scene says. */
function ownCloses({ intent }: Idea, slots: Slots): Beat[] {
  const detail = intent.kind === 'promo' ? intent.details[0] : undefined;
  if (detail === undefined) return [];
  return filled([['{Detail}: come and see {offer}.', '{H} with an open sign glowing']], { ...slots, Detail: capitalise(detail) });
}

type Slots = Readonly<Record<string, string>>;

/** An outline built round the idea's own words, for ideas no knowledge covers. */
export function outlineOfIdea(idea: Idea, random: Random): Outline {
  const theme = readTheme(idea.topic);
  const { frame, slots } = frameOf(idea, theme);
  const general = slotsOfTheme(theme);
  const sidePhrases = idea.phrases.filter((phrase) => phrase.toLowerCase() !== idea.topic.toLowerCase()).slice(0, 4);
  const body = [
    ...ownBeats(idea, slots),
    ...pointBeats(idea, slots),
    ...filled(idea.intent.kind === 'topic' ? shuffle(frame.beats, random) : frame.beats, slots),
    ...(frame === topicFrame || frame === storyFrame ? [] : filled(shuffle(topicFrame.beats, random), general)),
    ...sidePhrases.flatMap((phrase) => filled(shuffle(topicFrame.beats, random), slotsOf(phrase))),
  ];
  return {
    hooks: filled(shuffle(frame.hooks, random), slots),
    body,
    closes: [...ownCloses(idea, slots), ...filled(shuffle(frame.closes, random), slots)],
    mood: moodOf(idea),
    solemn: false,
    shorts: shortLines(theme),
    fillsScenes: false,
  };
}

function filled(lines: readonly BeatLine[], slots: Slots): Beat[] {
  return lines.map(([say, see]) => ({ say: fillSlots(say, slots), see: fillSlots(see, slots) }));
}

function slotsOf(topic: string): Slots {
  const t = midSentence(topic.replace(/[?!.]+$/u, ''));
  return { t, T: capitalise(t), H: heroPhrase(topic) };
}

function frameOf(idea: Idea, theme: Theme): { frame: Frame; slots: Slots } {
  const { intent } = idea;
  const general = slotsOfTheme(theme);
  switch (intent.kind) {
    case 'how-to':
      return { frame: howToFrame, slots: { ...general, do: midSentence(intent.action), H: heroPhrase(objectOf(intent.action)) } };
    case 'promo': {
      const offer = midSentence(intent.offer);
      const named = /^(?:the|our|an?)\s/iu.test(offer) ? offer : `our ${offer}`;
      return { frame: promoFrame, slots: { ...general, offer: named, Offer: capitalise(named), H: heroPhrase(intent.offer) } };
    }
    case 'story': {
      const hero = midSentence(intent.hero);
      const the = hero.replace(/^(?:an?|the|my)\s+/iu, 'the ').split(/\s+(?:named|called)\s+/iu)[0] ?? hero;
      const deed = /^(?:who|that|which|named|called)\b/iu.test(intent.deed) ? intent.deed : `who ${intent.deed}`;
      return { frame: storyFrame, slots: { ...general, hero, Hero: capitalise(hero), the, The: capitalise(the), deed: intent.deed === '' ? '' : deed, H: capitalise(hero) } };
    }
    case 'versus':
      return { frame: versusFrame, slots: { ...general, left: midSentence(intent.left), Left: capitalise(intent.left), right: midSentence(intent.right), Right: capitalise(midSentence(intent.right)) } };
    case 'question':
      return { frame: questionFrame, slots: { ...general, q: capitalise(intent.question) } };
    case 'topic':
      return { frame: frameOfTheme(theme), slots: general };
  }
}

/** What an action is done to: "fix a leaking tap" is about "a leaking tap". */
function objectOf(action: string): string {
  const [, ...object] = action.split(' ');
  return object.length > 0 ? object.join(' ') : action;
}

/** A scene for each thing the creator listed. */
function pointBeats(idea: Idea, slots: Slots): Beat[] {
  const about = midSentence(subjectOfClause(idea.topic));
  return idea.points.flatMap((point, index) => {
    const line = pointLines[Math.min(index, pointLines.length - 1)];
    const p = midSentence(point);
    return line === undefined ? [] : filled([line], { ...slots, t: about, p, P: capitalise(p), Hp: heroPhrase(point, about) });
  });
}

const pointLines: readonly BeatLine[] = [
  ['Start with {p}. Without that, nobody would speak of {t} at all.', '{Hp} in the foreground'],
  ['Then look at {p}, and your view of {t} shifts at once.', '{Hp} seen up close'],
  ['Now add {p}. Leave that out, and you have told half the story of {t}.', '{Hp} in a wide quiet frame'],
  ['And then there is {p}: the part of {t} that people remember.', '{Hp} lit from one side'],
  ['Do not forget {p}. That is what holds the tale of {t} together.', '{Hp} at the centre of the frame'],
  ['Put {p} beside all that, and the picture of {t} is nearly whole.', '{Hp} from a low angle'],
];

const moods: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sad|loss|grief|lonely|alone|death|war)\b/iu, 'wistful'],
  [/\b(?:fun|party|kids?|funny|birthday|holiday)\b/iu, 'cheerful'],
  [/\b(?:fear|scary|ghost|dark|horror|murder|mystery)\b/iu, 'uneasy'],
  [/\b(?:win|success|launch|new|goal|dream|grow)\b/iu, 'hopeful'],
];

function moodOf(idea: Idea): string {
  const text = `${idea.topic} ${idea.phrases.join(' ')}`;
  return moods.find(([words]) => words.test(text))?.[1] ?? 'curious';
}
