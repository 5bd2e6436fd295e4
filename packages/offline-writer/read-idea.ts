import type { IdeaReading } from './brief.ts';
import { shownQuestions, type Told } from './genres/questions.ts';
import { readBrief, type ReadBrief, type SpokenBrief, type WriterParts } from './read-brief.ts';

/** Material for so much of the asked time is enough. */
const enough = 0.75;

/** What an idea holds, and what to ask where that is less than was asked for. Free and fast. */
export function readIdea(brief: SpokenBrief, { read, ...others }: WriterParts): IdeaReading {
  // With its answers and without, it is one idea.
  const idea = read(brief.idea);
  const parts = { ...others, read: (text: string) => (text === brief.idea ? idea : read(text)) };
  const reading = readBrief(brief, parts);
  const { genre, isBare } = reading;
  // The questions stay while they are answered.
  const unanswered =
    brief.answers.length === 0 ? reading : readBrief({ ...brief, answers: [] }, parts);
  const isEnough =
    !unanswered.isBare && secondsOf(unanswered) >= brief.sceneCount * brief.sceneLengthS * enough;
  return {
    genre: genre.id,
    subject: idea.topic?.head ?? idea.title ?? null,
    language: idea.language,
    known:
      !isBare &&
      idea.topic !== null &&
      parts.known
        .factsFor(idea.topic)
        .some(({ isAnswer }) => isAnswer || idea.topic?.aspect === null),
    seconds: secondsOf(reading),
    need: reading.need,
    questions: shownQuestions(
      isEnough ? [] : genre.questions(idea, knownIn(unanswered, parts)),
      brief.answers,
    ),
  };
}

/** What its film tells that is known. */
function knownIn({ film, idea }: ReadBrief, { known }: WriterParts): readonly Told[] {
  const facts = idea.topic === null ? [] : known.factsFor(idea.topic);
  return film.scenes
    .flatMap(({ lines }) => lines)
    .filter(({ source }) => source === 'fact')
    .map(({ text, of }) => ({ text, aspect: facts.find(({ id }) => id === of)?.aspect ?? null }));
}

const secondsOf = ({ need }: ReadBrief) => need.seconds;
