import { describe, expect, it } from 'vitest';
import { readFilmPeople } from './film-people.ts';

const ring = readFilmPeople('My granddaughter says I should type it here', [
  'In 1968 I was lifting potatoes with my husband Alf on the bottom field',
  'and when we got in for tea my wedding ring was gone.',
  'Alf said never mind, and he bought me a curtain ring.',
  'Thirty one years after, our neighbour Doreen was digging her allotment,',
  'and she pulled up a carrot with a gold ring round its middle.',
  'Alf had passed by then. I wear both of them now.',
]);

const obituary = readFilmPeople('In Loving Memory', [
  'Harold "Hal" Wisniewski passed away peacefully at home.',
  'Hal was born on the family dairy farm.',
  'He served two years in the Navy, where he learned to cook.',
  'When he retired he kept bees.',
]);

const clock = readFilmPeople('Town clock to strike again', [
  'The repair has been carried out by retired toolmaker Derek Anstey, 78, and two apprentices.',
  '"The hardest thing was the pigeons," said Mr Anstey.',
  'Aunt Vera baked for all of them.',
]);

describe('who is who in a film', () => {
  it('knows a trade by the name and the age that stand behind it', () => {
    expect(clock.whoIs('toolmaker', 0)).toMatchObject({ gender: 'man', age: 'old' });
    expect(clock.whoIs('Mr Anstey', 1)).toMatchObject({ gender: 'man', age: 'old' });
    expect(clock.whoIs('Mr Anstey', 1)?.key).toBe(clock.whoIs('toolmaker', 0)?.key);
  });

  it('takes an aunt for one of the generation before', () => {
    expect(clock.whoIs('aunt', 2)).toMatchObject({ gender: 'woman', age: 'old' });
  });

  it('knows who tells it from the words alone: a wife, young in 1968, old thirty one years after', () => {
    expect(ring.whoIs('person', 0)).toMatchObject({ gender: 'woman', age: 'adult' });
    expect(ring.whoIs('person', 5)).toMatchObject({ gender: 'woman', age: 'old' });
  });

  it('knows one man by his name, his kinship and his pronoun', () => {
    const keys = [
      ring.whoIs('husband Alf', 0),
      ring.whoIs('husband', 2),
      ring.whoIs('man', 2),
      ring.whoIs('Alf', 2),
    ].map((person) => person?.key);
    expect(new Set(keys)).toEqual(new Set(['husband']));
    expect(ring.whoIs('Alf', 0)).toMatchObject({ gender: 'man', age: 'adult', isGone: false });
  });

  it('follows a pronoun into the next scene', () => {
    expect(ring.whoIs('woman', 4)?.key).toBe(ring.whoIs('neighbour', 3)?.key);
    expect(ring.whoIs('woman', 4)?.gender).toBe('woman');
  });

  it('knows who is dead, and only from then on', () => {
    expect(ring.whoIs('husband', 5)?.isGone).toBe(true);
    expect(ring.whoIs('husband', 0)?.isGone).toBe(false);
  });

  it('takes we for who tells it and whom they told of', () => {
    expect(ring.both(1).map(({ key }) => key)).toEqual(['narrator', 'husband']);
  });

  it('lets somebody grow old as their life is told', () => {
    expect(obituary.whoIs('person', 0)).toMatchObject({ isGone: true });
    expect([1, 2, 3].map((scene) => obituary.whoIs('person', scene)?.age)).toEqual([
      'child',
      'adult',
      'old',
    ]);
    expect(obituary.whoIs('person', 3)?.gender).toBe('man');
  });

  it.each([
    ['A surgeon calls a plumber out because his kitchen is flooding.', 'surgeon', 'man'],
    ['The vet asked the farmer to hold her coat.', 'vet', 'woman'],
    ['Our teacher lost his keys.', 'teacher', 'man'],
    ['A nurse came in.', 'nurse', null],
  ])('%s A %s is %s', (line, what, gender) =>
    expect(readFilmPeople('', [line]).whoIs(what, 0)?.gender).toBe(gender),
  );

  it.each([
    ['Ruth, who is eighty-one, mends jeans.', 'Ruth', 'old'],
    ['My son Tom, 7, waters the beans.', 'son', 'child'],
    ['Joan turned 82 in March.', 'Joan', 'old'],
    ['Nora is a 16-year-old sailor.', 'Nora', 'teen'],
    ['Edie played the organ for sixty-two years.', 'Edie', 'old'],
    ['Nora is a sailor.', 'Nora', null],
  ])('%s %s is %s', (line, what, age) =>
    expect(readFilmPeople('', [line]).whoIs(what, 0)?.age ?? null).toBe(age),
  );

  it.each([
    ['As a mum of two I know the school run.', 'woman', null],
    ['My wife laughed at me. I had retired in May, when I retired I got bees.', 'man', 'old'],
    ['I turned 70 on Friday.', null, 'old'],
    ['Day of my chem GCSE I wake up late.', null, 'teen'],
    ['I like tea.', null, null],
  ])('tells of who says "%s": %s, %s', (line, gender, age) =>
    expect(readFilmPeople('', [line]).whoIs('person', 0)).toMatchObject({ gender, age }),
  );

  it.each([
    ['I miss my mum.', 'mum'],
    ['Dads in Aberdeen.', 'dad'],
    ['My late husband loved bees.', 'husband'],
    ['Gran died last winter.', 'gran'],
    ['We lost Alf in June, our neighbour Alf.', 'Alf'],
  ])('%s leaves %s out', (line, what) =>
    expect(readFilmPeople('', [line]).whoIs(what, 0)?.isGone).toBe(true),
  );

  it.each(["Mum's in the kitchen.", 'Dad passed the salt.', 'Gran is knitting.'])(
    '%s leaves nobody out',
    (line) =>
      expect(readFilmPeople('', [line]).whoIs(line.split(/['\s]/u)[0] ?? '', 0)?.isGone).toBe(
        false,
      ),
  );

  it.each([
    ['Our neighbour Doreen was digging her allotment.', 'neighbour', 'digging her allotment'],
    ['My son Ben ties his shoelaces by the door, slowly.', 'son', 'tie his shoelaces by the door'],
    ['Joan, who is 78, plays the piano.', 'Joan', 'play the piano'],
  ])('%s tells what the %s does', (line, what, doing) =>
    expect(readFilmPeople('', [line]).whoIs(what, 0)?.doings).toContain(doing),
  );

  it('tells of nobody what is done to them', () =>
    expect(
      readFilmPeople('', ['Theodore Roosevelt was photographed in a hat.']).whoIs('Roosevelt', 0)
        ?.doings ?? [],
    ).toEqual([]));

  it('tells of nobody what they do not do', () =>
    expect(readFilmPeople('', ['Ben never ties his shoelaces.']).whoIs('Ben', 0)?.doings).toEqual(
      [],
    ));

  it('knows nobody in a line without people', () => {
    const people = readFilmPeople('', ['Rocks are old.']);
    expect(people.whoIs('nurse', 0)).toBeNull();
    expect(people.doers(0)).toEqual([]);
    expect(people.whoIs('constructor', 7)).toBeNull();
  });
});
