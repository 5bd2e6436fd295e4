/*
 * A picture plan says what a scene's picture shows, as data: the writer makes it, the description says it in prose, the
 * painter reads it, and a language model may fill it. Camera and direction are fields of their own and stand nowhere here.
 */

/** The kind of picture: `scene` is subjects in a place, `words` the line itself as designed type. */
export const planLayouts = [
  'scene',
  'words',
  'title',
  'end-card',
  'list',
  'checklist',
  'timeline',
  'calendar',
  'week',
  'clock',
  'map',
  'before-after',
  'versus',
  'bar-chart',
  'line-chart',
  'ring-chart',
  'figure',
  'money',
  'receipt',
  'chat',
  'screen',
  'process',
  'cycle',
  'cause-effect',
  'cutaway',
  'recipe-step',
  'ingredients',
  'quote',
  'definition',
  'equation',
  'verse',
  'question-answer',
  'sizes',
  'tree',
] as const;
export type PlanLayout = (typeof planLayouts)[number];

export const maxPlanSubjects = 5;
export const maxPlanItems = 12;
/** Of each text in a plan. */
export const maxPlanTextCharacters = 200;
/** Of all texts of a plan together: so much fits into a description, even where every character must be escaped. */
export const maxPlanTotalCharacters = 1_600;
/** How often a scene may cut to another picture. */
export const maxLaterShots = 5;
export const maxShotWordsCharacters = 80;
/** How often the word passes from one to another in a picture. */
export const maxPlanTurns = 8;
/** Of the name by which a turn calls who speaks. */
export const maxTurnNameCharacters = 80;
/** The largest count that a picture is told; more is a figure. */
export const maxPlanCount = 1_000_000;

/** Somebody or something to be seen. Texts are empty where nothing is said of it. */
export interface PlanSubject {
  /** A noun phrase in the singular, without an article: `honey bee`, `grandmother`. */
  readonly what: string;
  /** How many, from 1; 0 says that there is none of it to be seen ("no cars"). */
  readonly count: number;
  /** Its action, as `dancing on a honeycomb`. */
  readonly doing: string;
  /** The thing it holds, as `a cup of tea`. */
  readonly holding: string;
  /** A feeling, as `happy`. */
  readonly feeling: string;
  /** How it looks, as `old, in a red coat`. */
  readonly look: string;
}

/** A number that the picture shows. */
export interface PlanFigure {
  /** As it is written, without its unit: `4.2`, `1,250`, `3½`; with the noun it stands before, where its unit is before it. */
  readonly value: string;
  /** As it is written, with all that is one phrase with it: `$`, `million dollars`, `°C`, `% of the walkers`, `foot passengers`. */
  readonly unit: string;
  /** The thing measured, where that stands elsewhere: `raised by March`; may be empty. */
  readonly label: string;
}

/** From when on somebody in the picture speaks. */
export interface PlanTurn {
  /** As its subject is called: `dad`. */
  readonly who: string;
  /** The words of the narration at which they begin, as they are said; empty where they speak from the start. */
  readonly at: string;
}

/** One picture. Texts are empty, and lists too, where it has no such part. */
export interface PictureShot {
  readonly layout: PlanLayout;
  /** The first is what the picture is about. */
  readonly subjects: readonly PlanSubject[];
  /** The relation of the subjects: `facing each other`. */
  readonly relation: string;
  /** Who speaks when, in order; left out where one line is of nobody, or of one alone. */
  readonly turns?: readonly PlanTurn[] | undefined;
  /** Where: `a kitchen`. */
  readonly place: string;
  /** Hour or season: `at dawn`. */
  readonly time: string;
  readonly weather: string;
  readonly figure: PlanFigure | null;
  /** Points, steps, ingredients, rows: in order. */
  readonly items: readonly string[];
  /** Words to be read in the picture, just as they are: a quotation, a title, a verse. */
  readonly quote: string;
  readonly date: string;
  /** Where something begins and ends: places of a route, hours of a span, things compared. */
  readonly from: string;
  readonly to: string;
}

/** A further picture of the same scene. */
export interface LaterShot {
  /** The words of the narration at which it is cut to, as they are said; the picture stays away where nobody says them. */
  readonly at: string;
  readonly shows: PictureShot;
}

/** The pictures of a scene: the one that it opens with, and those that it cuts to, in order. */
export interface PicturePlan extends PictureShot {
  readonly later?: readonly LaterShot[] | undefined;
}

/** A plan that shows nothing yet. */
export const emptyPlan: Omit<PictureShot, 'turns'> = {
  layout: 'scene',
  subjects: [],
  relation: '',
  place: '',
  time: '',
  weather: '',
  figure: null,
  items: [],
  quote: '',
  date: '',
  from: '',
  to: '',
};

/** The length of all texts of a plan together, which {@link maxPlanTotalCharacters} limits. */
export function planTextLength({
  subjects,
  figure,
  items,
  relation,
  place,
  time,
  weather,
  quote,
  date,
  from,
  to,
  turns = [],
  later = [],
}: PicturePlan): number {
  const ofSubjects = subjects.flatMap(({ what, doing, holding, feeling, look }) => [
    what,
    doing,
    holding,
    feeling,
    look,
  ]);
  const ofFigure = figure === null ? [] : [figure.value, figure.unit, figure.label];
  const own = [
    ...ofSubjects,
    ...ofFigure,
    ...items,
    ...turns.flatMap(({ who, at }) => [who, at]),
    relation,
    place,
    time,
    weather,
    quote,
    date,
    from,
    to,
  ].join('').length;
  return later.reduce((sum, { at, shows }) => sum + at.length + planTextLength(shows), own);
}
