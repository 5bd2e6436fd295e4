import questions from './data/questions.json' with { type: 'json' };

/** The questions that are asked about ideas. They are known without loading the writer. */
export const questionIds: ReadonlySet<string> = new Set(
  Object.values(questions).flatMap((asked) => asked.map(({ id }) => id)),
);
