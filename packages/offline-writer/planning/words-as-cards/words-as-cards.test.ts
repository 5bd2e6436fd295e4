import { describe, expect, it } from 'vitest';
import { planOf } from './testing/plan-of-second.ts';

describe('what follows from what [CARD-14]', () => {
  it.each([
    [
      'en',
      'If it will not stay up, leave it off and ask.',
      ['If it will not stay up', 'Leave it off and ask'],
    ],
    [
      'de',
      'Alles steht still, weil etwas gebrochen ist.',
      ['Alles steht still', 'Weil etwas gebrochen ist'],
    ],
    [
      'fr',
      'Celles du bord ont froid, alors elles changent.',
      ['Celles du bord ont froid', 'Elles changent'],
    ],
    [
      'es',
      'Llegamos tarde porque nadie avisó a tiempo.',
      ['Llegamos tarde', 'Porque nadie avisó a tiempo'],
    ],
    ['it', 'Se non succede niente, è già fatto.', ['Se non succede niente', 'È già fatto']],
    ['nl', 'Als het niet lukt, vraag dan om hulp.', ['Als het niet lukt', 'Vraag dan om hulp']],
    ['pt', 'Se nada mudar, tentem outra vez amanhã.', ['Se nada mudar', 'Tentem outra vez amanhã']],
    ['pl', 'Te marzną, więc zamieniają się miejscami.', ['Te marzną', 'Zamieniają się miejscami']],
    ['fr', "Tout le monde reste parce qu'il pleut.", ['Tout le monde reste', "Parce qu'il pleut"]],
    [
      'nl',
      'Een steen zinkt omdat hij weinig water verplaatst.',
      ['Een steen zinkt', 'Omdat hij weinig water verplaatst'],
    ],
    ['tr', 'Kimse gelmedi, çünkü haber geç ulaştı.', ['Kimse gelmedi', 'Çünkü haber geç ulaştı']],
  ])(
    'is seen as cause and effect, in the order in which it is said: %s %s',
    (language, sentence, items) => {
      expect(planOf([sentence], { language })).toMatchObject({ layout: 'cause-effect', items });
    },
  );

  it.each([
    ['en', 'They also rise when fuel is dear, because every lorry needs it.'],
    ['fr', "Elles tombent parce qu'il ne les nourrit plus."],
    ['nl', 'Ze blijven liggen omdat niemand ze raapt.'],
    ['pt', 'Eles voltam porque a porta ficou aberta.'],
  ])(
    'is no card that begins with a word for something said before: %s %s',
    (language, sentence) => {
      expect(planOf([sentence], { language })?.layout).not.toBe('cause-effect');
    },
  );

  it('is one clause where its word stands in the middle of it', () => {
    const sentence = 'Cremen Sie die Beine deshalb nur abends ein.';
    expect(planOf([sentence], { language: 'de' })?.layout).not.toBe('cause-effect');
  });

  it('keeps a sentence whose clauses lean on each other', () => {
    const sentence = 'Im dłużej czekamy, tym większe się to robi, jak zawsze.';
    expect(planOf([sentence], { language: 'pl' })?.layout).toBe('words');
  });
});

describe('a question that is answered at once [CARD-15]', () => {
  it.each([
    ['en', 'Why do we put it off?', 'Not because we are lazy.'],
    ['tr', 'Sabır nedir?', 'Sabır, beklemek değildir.'],
    ['nl', 'Worden ze blauw of koud?', 'Bel ons dan meteen.'],
  ])('stands with its answer: %s', (language, question, answer) => {
    expect(planOf([question, answer], { language, genre: 'explainer' })).toMatchObject({
      layout: 'question-answer',
      quote: question,
      items: [answer.replace('.', '')],
    });
  });
});

describe('a question that nothing answers in its scene [CARD-15]', () => {
  it.each([
    ['en', 'Which spice is picked by hand?'],
    ['de', 'Wer macht nächstes Jahr mit?'],
  ])('stands under its mark: %s', (language, question) => {
    expect(planOf([question], { language, genre: 'explainer' })).toMatchObject({
      layout: 'question-answer',
      quote: question,
      items: [],
    });
  });
});

describe('each of several sentences in a scene [CARD-13, CARD-17]', () => {
  it('is the card that it would be by itself, where it would be words alone', () => {
    const plan = planOf(['Nobody told us anything at all.', 'It will take three weeks.'], {
      genre: 'explainer',
    });
    const shown = [plan, ...(plan?.later ?? []).map(({ shows }) => shows)];
    expect(shown.map((each) => each?.layout)).toEqual(['words', 'figure']);
  });
});

describe('what the film is about, and what somebody says that it is [CARD-15]', () => {
  it.each([
    ['en', 'On patience', 'Patience is what you do while you wait.'],
    ['fr', 'Le courage', "Le courage, c'est de dire non quand tout le monde dit oui."],
    ['de', 'Heimat', 'Heimat ist das, was dir fehlt, wenn du weg bist.'],
  ])('stands as a definition: %s %s', (language, title, sentence) => {
    expect(planOf([sentence], { language, title, genre: 'explainer' })).toMatchObject({
      layout: 'definition',
      quote: sentence.replace(/\.$/u, ''),
    });
  });

  it('is none where it is only described', () => {
    const described = 'Patience is more useful than speed.';
    expect(planOf([described], { title: 'On patience', genre: 'explainer' })?.layout).not.toBe(
      'definition',
    );
  });
});

describe('three clauses of which each does something [CARD-13]', () => {
  it('are a process', () => {
    const sentence = 'You scan one, you walk home dry, and you return it later.';
    expect(planOf([sentence])).toMatchObject({
      layout: 'process',
      items: ['You scan one', 'You walk home dry', 'You return it later'],
    });
  });
});

describe('what something is not [CARD-13]', () => {
  it.each([
    ['en', "It isn't laziness, it's fear.", ["It isn't laziness", "It's fear"]],
    ['de', 'Das ist keine Faulheit, das ist Angst.', ['Das ist keine Faulheit', 'Das ist Angst']],
    ['fr', "Ce n'est pas fini, c'est commencé.", ["Ce n'est pas fini", "C'est commencé"]],
    ['nl', 'Het is geen haast, het is angst.', ['Het is geen haast', 'Het is angst']],
    ['es', 'No es pereza, es miedo.', ['No es pereza', 'Es miedo']],
  ])('stands crossed out beside what it is: %s %s', (language, sentence, items) => {
    expect(planOf([sentence], { language })).toMatchObject({ layout: 'checklist', items });
  });
});

describe('a length that is told in words [CARD-17]', () => {
  it.each([
    ['en', 'It is expected to take three weeks.', '3', 'weeks'],
    ['en', 'Do this twice a week.', '2×', 'a week'],
    ['de', 'Das dauert drei Wochen.', '3', 'Wochen'],
    ['fr', 'Cela a pris cinq ans.', '5', 'ans'],
    ['es', 'Tardamos cinco años.', '5', 'años'],
    ['it', 'Ci sono voluti cinque anni.', '5', 'anni'],
    ['nl', 'Het duurde zes weken.', '6', 'weken'],
    ['pl', 'To trwa trzy tygodnie.', '3', 'tygodnie'],
    ['pt', 'Levou quatro meses.', '4', 'meses'],
    ['tr', 'Bu iş üç hafta sürdü.', '3', 'hafta'],
    ['tr', 'Haftada iki kez karıştırın.', '2×', 'Haftada'],
  ])('is a figure: %s %s', (language, sentence, value, unit) => {
    expect(planOf([sentence], { language })).toMatchObject({
      layout: 'figure',
      figure: { value, unit },
    });
  });

  it.each(['She was three years old then.', 'That was two days later.', 'Is it three weeks?'])(
    'is no age, no moment and no question: %s',
    (sentence) => {
      expect(planOf([sentence], { language: 'en' })?.layout).not.toBe('figure');
    },
  );
});
