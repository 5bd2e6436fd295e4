import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const folder = new URL('./facts/', import.meta.url);

const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** A sentence that cannot stand alone begins with what points at another one. */
const leaning = /^(?:It|They|This|These|Those|But|And|He|She)\b/;
const spoken = (atLeast: number) =>
  z
    .string()
    .regex(/^[^\s].*[.!?]["”’)]?$/u)
    .refine((text) => words(text) >= atLeast && words(text) <= 22, {
      error: 'is too short or too long to be spoken',
    });

const factShape = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  after: z.string().optional(),
  rank: z.enum(['heart', 'aside']).optional(),
  aspect: z.enum(['what', 'why', 'how', 'how-many', 'when', 'where', 'myth', 'so-what']),
  answers: z
    .array(z.string().regex(/^[^\p{Lu}]+$/u))
    .min(2)
    .max(6),
  text: spoken(6).refine((text) => !leaning.test(text), { error: 'leans on another sentence' }),
  more: z.array(spoken(5)).max(2).optional(),
  figure: z
    .strictObject({ value: z.number(), unit: z.string(), label: z.string().min(1) })
    .optional(),
  date: z
    .string()
    .regex(/^\d{3,4}(?:-\d{2}(?:-\d{2})?)?$/)
    .optional(),
  show: z.string().min(8),
  confidence: z.literal('textbook'),
});

const names = z.array(z.string().regex(/^[^\p{Lu}]+$/u)).min(1);

const subjectShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  names,
  narrower: names.optional(),
  ambiguous: z
    .strictObject({
      names,
      usual: z.boolean(),
      context: names.or(z.tuple([])),
      unlike: names.optional(),
    })
    .optional(),
  kind: z.string().min(2),
  facts: z.array(factShape).min(6).max(12),
});

const fileShape = z.strictObject({ domain: z.string(), subjects: z.array(subjectShape) });

const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const subjects = files.flatMap((name) => fileShape.parse(read(name)).subjects);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('what the offline writer knows', () => {
  it.each(files)('%s has the form that its README describes', (name) => {
    expect(fileShape.safeParse(read(name)).error?.issues ?? []).toEqual([]);
    expect(`${fileShape.parse(read(name)).domain}.json`).toBe(name);
  });

  it('is of at least 300 subjects, each with a name of its own', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(300);
    expect(repeated(subjects.map(({ id }) => id))).toEqual([]);
  });

  it('shares a name between subjects only where each calls it ambiguous and at most one of them is meant usually', () => {
    const byName = Map.groupBy(
      subjects.flatMap((subject) =>
        [...subject.names, ...(subject.narrower ?? [])].map((name) => ({ name, subject })),
      ),
      ({ name }) => name,
    );
    const clashing = [...byName].filter(([name, holders]) => {
      const ambiguous = holders.flatMap(({ subject }) => subject.ambiguous ?? []);
      const areAllAmbiguous = ambiguous.filter(({ names: all }) => all.includes(name)).length;
      const usual = ambiguous.filter((one) => one.usual);
      return holders.length > 1 && (areAllAmbiguous < holders.length || usual.length > 1);
    });
    expect(clashing.map(([name]) => name)).toEqual([]);
  });

  it('calls only names of the subject ambiguous', () => {
    const strange = subjects.flatMap(({ names, narrower = [], ambiguous }) =>
      (ambiguous?.names ?? []).filter((name) => ![...names, ...narrower].includes(name)),
    );
    expect(strange).toEqual([]);
  });

  it('says what each subject is, and answers at least three kinds of question about it', () => {
    const thin = subjects.filter(({ facts }) => {
      const aspects = new Set(facts.map(({ aspect }) => aspect));
      return !aspects.has('what') || aspects.size < 3;
    });
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  it('leans facts only on others of the same subject, and never in a circle', () => {
    const lost = subjects.filter(({ facts }) => {
      const byId = new Map(
        facts.flatMap((fact) => (fact.id === undefined ? [] : [[fact.id, fact]])),
      );
      const isAtRest = (after: string | undefined, steps = 0): boolean =>
        after === undefined ||
        (steps < facts.length && byId.has(after) && isAtRest(byId.get(after)?.after, steps + 1));
      const ids = facts.flatMap(({ id }) => id ?? []);
      return repeated(ids).length > 0 || !facts.every(({ after }) => isAtRest(after));
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('tells nothing twice', () => {
    expect(repeated(subjects.flatMap(({ facts }) => facts.map(({ text }) => text)))).toEqual([]);
  });
});
