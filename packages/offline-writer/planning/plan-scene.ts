import { furniture, ledByFurniture } from './seen-of-note.ts';
import {
  emptyPlan,
  maxPlanSubjects,
  maxPlanTextCharacters,
  type PicturePlan,
  type PictureShot,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { besideCard } from './beside-card.ts';
import { besideWords, carries, speaksOf, withoutMentioned } from './carried.ts';
import { isChoiceText } from './card-of-question.ts';
import { cardOf, wordsCard, type SceneText } from './card-of-scene.ts';
import { withColoursTold } from './colours-told.ts';
import { isDrawable } from './drawable.ts';
import { copyOfMemory, type FilmMemory } from './film-memory.ts';
import { withStatesShown } from './states-shown.ts';
import { withEachOfThem, withEachSentence } from './each-sentence.ts';
import { sceneOf, stretchesOfBeats, stretchesOfLines, withLaterShots } from './later-shots.ts';
import { finished, isNoted, sentencesOf, withFilmThings, withNamedThings } from './film-things.ts';
import { withOwnKinds } from './own-kinds.ts';
import type { KindOf } from './noun-kinds.ts';
import { drawableThings, sceneOfThings } from './named-things.ts';
import { withPointNumber } from './numbered-points.ts';
import { withOpening } from './opening.ts';
import { noPicture, pictureOfLine, type LinePicture } from './picture-of-line.ts';
import { bansOf, forbiddingOf, isForbidden, obeyed } from './bans.ts';
import { plainlyTold } from './plainly-told.ts';
import { pointsSaid } from './points.ts';
import {
  castOf,
  isEnglishFilm,
  newPlanContext,
  usualKindOf,
  type FilmInput,
  type PlanContext,
  type SceneInput,
} from './plan-context.ts';
import { asks, partsOf, textsOf, wholesOf } from './scene-texts.ts';
import { isDirection, planOfDirection } from './screen-actions.ts';
import { planOfScreenplay, planOfTalk } from './screenplay.ts';
import { inPlaceOf } from './where-they-talk.ts';
import { saysSomething } from './stand-by.ts';
import { isEmpty, stillThere } from './still-there.ts';
import { withRows } from './rows/with-rows.ts';
import { seenSpeaker, withTurns } from './turns.ts';
import { withSexes } from './sexes-told.ts';
import { withWishedThings } from './wished-things.ts';
import { withWishedLooks, withWishedPlace } from './wished-looks.ts';
import { ofWholeBodies } from './whole-bodies.ts';
import { withinLimits } from './within-limits.ts';
import { isReadable, readable } from './word-card.ts';
import { withTold } from './told-in-words/with-told.ts';
import { withThingsOrCards } from './words-as-cards/with-cards.ts';
import { withoutNamesOfAnimals } from './names-of-animals.ts';
import { planOfNote } from './plan-of-note.ts';
import { withHands } from './hands/with-hands.ts';
import { pictureOfForeignLine } from './languages/foreign-line.ts';

/** What the lines of a scene show: the surest of them, and which line that is of. */
function pictureOfLines(
  { parts, lines, points }: SceneText,
  { film, memory, kindOf, denied }: PlanContext,
): { readonly said: LinePicture; readonly of: number } {
  const cast = castOf(film);
  const { language } = film;
  const all = parts.map((part) => {
    const picture = isEnglishFilm(film)
      ? pictureOfLine(part, { memory, kindOf, cast })
      : pictureOfForeignLine(part, { language, memory, kindOf });
    // What is not so is not seen.
    return denied.has(part.whole) ? noPicture : picture;
  });
  // A step or point that begins here is shown, and not what is left of the one before.
  const isOfPoint = (at: number) => points.some(({ line }) => line === lines[at]);
  const ofPoints = all.filter((picture, at) => isOfPoint(at) && picture.sureness > 0);
  const shown = ofPoints.length > 0 ? ofPoints : all;
  const best = shown.reduce<LinePicture | undefined>(
    (one, other) =>
      one === undefined ||
      other.sureness > one.sureness ||
      (other.sureness === one.sureness && other.worth > one.worth)
        ? other
        : one,
    undefined,
  );
  const at = best === undefined ? -1 : all.indexOf(best);
  // Where something else happens afterwards, this does not.
  const settings = all.filter((picture, index) => index <= at || picture.sureness === 0);
  const first = (key: 'place' | 'time' | 'weather') =>
    best?.[key] || (settings.find((picture) => picture[key] !== '')?.[key] ?? '');
  const said = {
    subjects: best?.subjects ?? [],
    sureness: best?.sureness ?? 0,
    worth: best?.worth ?? 0,
    place: first('place'),
    time: first('time'),
    weather: first('weather'),
  };
  return { said, of: at };
}

/** Members of the cast who are named in a line of another language than English. */
function namedCast({ cast }: FilmInput, { texts }: SceneText): LinePicture['subjects'] {
  const said = texts.join(' ').toLowerCase();
  return cast
    .filter(({ name }) => said.includes(name.toLowerCase()))
    .slice(0, maxPlanSubjects)
    .map(({ name }) => ({ what: name, count: 1, doing: '', holding: '', feeling: '', look: '' }));
}

/** The question with which a scene ends, as its answer's scene shows it. */
function openQuestion({ parts, asked }: SceneText): string {
  // What may be chosen is no question of its own: "9, 18 or 30 ft?".
  if (asked !== '' && parts.length > 0 && parts.every(({ whole }) => isChoiceText(whole)))
    return asked;
  const last = parts.findLast(({ whole }) => !isChoiceText(whole))?.whole ?? '';
  return asks(last) && last.length <= maxPlanTextCharacters ? last : '';
}

/** A picture of what no painter surely has shows beside it what of its own lines one has. */
function withDrawable(
  plan: PicturePlan,
  {
    parts,
    film,
    isNoted,
    context,
  }: Pick<SceneText, 'parts' | 'film'> & {
    readonly isNoted: boolean;
    readonly context: PlanContext;
  },
): PicturePlan {
  const { subjects } = plan;
  const isShown = ({ what, doing, holding }: PlanSubject) =>
    castOf(film).has(what) || [what, ...doing.split(' '), ...holding.split(' ')].some(isDrawable);
  if (plan.layout !== 'scene' || isNoted || !isEnglishFilm(film) || subjects.some(isShown))
    return plan;
  const things = drawableThings(parts, { ...context, cast: castOf(film) });
  return things.length === 0
    ? plan
    : { ...plan, subjects: [...subjects, ...things.flatMap(plainlyTold)] };
}

/** People who only speak, as their labels call them. */
const isTalk = ({ relation, subjects }: PicturePlan): boolean =>
  relation === 'talking to each other' ||
  (subjects.length === 1 && subjects[0]?.doing === 'talking');

/** What a speech of a screenplay names is seldom there: its scene shows who speaks. */
const isOnStage = ({ layout }: PicturePlan, { memory }: PlanContext): boolean =>
  memory.stage !== null && layout === 'scene';

/** Nobody may see an answer before it is said, and in another language nothing tells whether it is one. */
const withoutAnswer = (plan: PicturePlan, film: FilmInput): PicturePlan =>
  plan.layout === 'question-answer' && !isEnglishFilm(film) ? { ...plan, subjects: [] } : plan;

/** Beside a card, and beside something else, nobody is seen who would say nothing of it. */
function withoutIdlers(plan: PicturePlan, context: PlanContext): PicturePlan {
  const subjects = plan.subjects.filter((subject) => saysSomething(subject, context));
  const isLeft = plan.layout !== 'scene' || subjects.some(({ count }) => count > 0);
  return isLeft && plan.relation === '' ? { ...plan, subjects } : plan;
}

/** The picture of some lines, and what they show where it is asked to carry them. */
export interface Planned {
  readonly drawn: PicturePlan;
  /** The same where it carries its lines, else their words with what they name beside them. */
  readonly carried: PicturePlan;
}

/** Plans the picture of one scene: of its note, else of what its lines say, else its words as type. Remembers whom it names. */
export const planPicture = (scene: SceneInput, context: PlanContext): PicturePlan =>
  withTurns(pictureOf(scene, context), scene, [scene], context);

const pictureOf = (scene: SceneInput, context: PlanContext, withNote = true): PicturePlan =>
  planBoth(scene, context, withNote).carried;

function planBoth(scene: SceneInput, context: PlanContext, withNote = true): Planned {
  const { film } = context;
  const shows = scene.beats.map((beat) => beat.shows);
  const lines = scene.lines.filter(({ source }) => source !== 'structure');
  const text: SceneText = {
    texts: textsOf(scene.lines),
    parts: partsOf(scene.lines, context.wholes),
    wholes: wholesOf(scene.lines),
    lines,
    points: pointsSaid(lines, scene.beats, context.areCounted),
    isEnd: context.ends.has(scene),
    isOfFood: context.isOfFood,
    areCounted: context.areCounted,
    onStage: context.onStage,
    shows,
    film,
    kindOf: context.kindOf,
    asked: context.memory.asked,
  };
  context.memory.asked = openQuestion(text);
  const isEnglish = isEnglishFilm(film);
  const cast = isEnglish ? [] : namedCast(film, text);
  const { said, of } = pictureOfLines(text, context);
  const picture: LinePicture =
    cast.length === 0 ? said : { ...said, subjects: cast, sureness: 0, worth: 0 };
  const speakers = lines.map(seenSpeaker);
  const isHeard = lines.some(({ unit }) => unit?.isHeard === true);
  const planOf = (written: string): PicturePlan | null => {
    const own = { ...context, cast: castOf(film) };
    if (isDirection(written) && speakers.some((speaker) => speaker !== null))
      return isEnglish ? planOfDirection(written, speakers, own) : null;
    const { language } = film;
    return (
      planOfScreenplay(written, speakers, { ...own, language }) ??
      planOfNote(withoutNamesOfAnimals(written, context.memory), film.language, context.kindOf)
    );
  };
  const note = withNote
    ? shows
        .flatMap((each) => {
          const plan = planOf(each.note);
          return plan === null ? [] : [plan];
        })
        .find((plan) => !isForbidden(plan, bansOf(forbiddingOf(film))))
    : undefined;
  const card = besideCard(cardOf(text, picture), picture, of, text);
  const asked =
    scene.lines.find(({ unit }) => unit !== null && unit.onScreen !== null)?.unit?.onScreen ?? '';
  const onScreen = furniture.test(asked) ? '' : asked.replace(ledByFurniture, '');
  const { subjects, place, time, weather } = picture;
  const planned: PicturePlan =
    note === undefined
      ? withoutAnswer(
          { ...emptyPlan, subjects: [...subjects], place, time, weather, ...card },
          film,
        )
      : note;
  const talk =
    note === undefined &&
    (planned.layout === 'words' || isTalk(planned) || isOnStage(planned, context))
      ? planOfTalk(speakers, context.memory, isHeard)
      : null;
  if (talk !== null) {
    const drawn = withinLimits(obeyed(talk, forbiddingOf(film), context.kindOf));
    return { drawn, carried: drawn };
  }
  // A note says what its author wants to see, in whatever words.
  const told =
    note === undefined ? { ...planned, subjects: planned.subjects.flatMap(plainlyTold) } : planned;
  const shown =
    told.layout === 'scene' &&
    told.place === '' &&
    told.subjects.every(({ count }) => count === 0) &&
    (told.quote === '' || note === undefined)
      ? { ...told, subjects: [], ...wordsCard(text) }
      : told;
  const visible = text.parts.filter(({ whole }) => !context.denied.has(whole));
  const named =
    shown.layout === 'words' && note === undefined && isEnglish
      ? sceneOfThings(visible, {
          memory: context.memory,
          kindOf: context.kindOf,
          cast: castOf(film),
        })
      : null;
  // A place alone is a picture where something can be read in it.
  const isPlace = named !== null && named.subjects.length === 0;
  const isRead = isReadable(text.parts, true);
  const placed = isPlace ? (isRead ? { ...named, quote: shown.quote } : null) : named;
  const drawn = withDrawable(finished(placed, film, context.kindOf) ?? placedByQuote(shown, text), {
    film,
    // Of several moments none is seen beside another.
    parts: visible.filter((part) => of < 0 || part === text.parts[of]),
    isNoted: note !== undefined,
    context,
  });
  const plan = onScreen === '' || drawn.quote !== '' ? drawn : { ...drawn, quote: onScreen };
  const finish = (each: PicturePlan) => {
    const done = obeyed(each, forbiddingOf(film), context.kindOf);
    return withinLimits(
      done.layout === 'words' && done.quote === '' ? { ...done, ...wordsCard(text) } : done,
    );
  };
  const done = finish(note === undefined ? withoutIdlers(plan, context) : plan);
  const isCarried =
    note !== undefined || onScreen !== '' || isTalk(done) || carries(done, text.parts, context);
  if (isCarried) {
    const carried = note === undefined ? finish(withoutMentioned(done, text.parts, context)) : done;
    return { drawn: done, carried };
  }
  const beside = besideWords(done, text.parts, context);
  // What stands beside words is named by them.
  const speaking = text.parts.filter((part) =>
    beside.some((subject) => speaksOf(part, subject, context)),
  );
  const ofWords = cardOf(speaking.length > 0 ? { ...text, parts: speaking } : text, noPicture);
  return {
    drawn: done,
    carried: finish({ ...emptyPlan, ...ofWords, subjects: ofWords.subjects ?? beside }),
  };
}

/** Words to be read stand in the place of their own sentence, and in no other. */
function placedByQuote(plan: PicturePlan, { parts }: SceneText): PicturePlan {
  const isOwn = parts.length < 2 || plan.layout !== 'words';
  return isOwn ? plan : { ...plan, place: '', time: '', weather: '' };
}

const isSame = (one: PicturePlan, other: PicturePlan | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A picture that shows the same as the one before, with what is said in it; people who talk say it themselves. */
function withWords(plan: PicturePlan, { lines }: SceneInput, { film, wholes }: PlanContext) {
  const parts = partsOf(lines, wholes);
  const isEnglish = isEnglishFilm(film);
  const isPlainScene = plan.layout === 'scene' && plan.quote === '' && !isTalk(plan);
  return isPlainScene && isReadable(parts, isEnglish)
    ? withinLimits({ ...plan, quote: readable(parts, isEnglish) })
    : plan;
}

/** The picture of some sentences by themselves. */
function shotOf({ carried }: Planned): PictureShot {
  const { later: _, ...shot } = carried;
  return shot;
}

/** Plans the pictures of a film, one for each scene, in order. */
export function planPictures(
  scenes: readonly SceneInput[],
  film: FilmInput,
  kindOf: KindOf = usualKindOf,
): readonly PicturePlan[] {
  const planning = newPlanContext(film, scenes, kindOf);
  const plans: PicturePlan[] = [];
  const before: FilmMemory[] = [];
  for (const scene of scenes) {
    before.push(copyOfMemory(planning.memory));
    const plan = pictureOf(scene, planning);
    // One note that several scenes share shows in the first of them; the others show what they say.
    const other = isSame(plan, plans.at(-1)) ? pictureOf(scene, planning, false) : plan;
    const next = isSame(other, plans.at(-1)) ? withWords(other, scene, planning) : other;
    const isAgain = other === plan && plans.some((before) => isSame(plan, before));
    const fresh = isAgain ? pictureOf(scene, planning, false) : next;
    const shown = fresh.layout === 'words' ? next : fresh;
    plans.push(isEmpty(shown) ? (stillThere(plans) ?? shown) : shown);
  }
  const shown = withFilmThings(plans, scenes, planning);
  const wished = withWishedThings(shown, {
    requests: film.requests,
    language: film.language,
    said: [film.title, ...scenes.flatMap(({ lines }) => textsOf(lines))].join(' '),
    kindOf,
    isOpen: (at) => !isNoted(scenes[at], planning),
  });
  const looks = withWishedLooks(wished, film).map(withinLimits);
  const shots = looks.map((plan, at) => {
    const [scene, memory] = [scenes[at], before[at]];
    if (scene === undefined || memory === undefined) return plan;
    const here = inPlaceOf(plan, scene, planning);
    const spoken = withTurns(here, scene, scenes, planning);
    if (spoken.turns !== undefined) return spoken;
    const hasNotes = isNoted(scene, planning);
    const planStretch = (each: SceneInput) => planBoth(each, { ...planning, memory }, hasNotes);
    const stretches = hasNotes ? stretchesOfBeats(scene) : stretchesOfLines(scene, planning);
    const cut = withLaterShots(here, scene, planStretch, planning, stretches);
    const each = hasNotes
      ? cut
      : withEachSentence(cut, scene.lines, (lines) => shotOf(planStretch(sceneOf(lines, scene))));
    return withNamedThings(each, scene, planning);
  });
  const handled = withHands(shots, scenes, planning);
  const opened = withOpening(handled, scenes, planning);
  const counted = opened.map((plan, at) => withPointNumber(plan, scenes[at]));
  const placed = isEnglishFilm(film) ? withWishedPlace(counted, film.requests) : counted;
  // What its creator wishes to see is seen.
  const isWished = (at: number) => wished[at] !== shown[at];
  const cards = withThingsOrCards(placed, scenes, planning, isWished);
  const rows = withRows(cards, scenes, planning, isWished);
  const isAsked = (at: number) => isWished(at) || isNoted(scenes[at], planning);
  const each = withEachOfThem(rows, placed, scenes, isAsked);
  const illustrated = withTold(each, scenes, planning, isAsked);
  const told = [film.title, ...sentencesOf(scenes, planning)];
  const inKind = isEnglishFilm(film) ? withOwnKinds(illustrated, told) : illustrated;
  const inStates = withStatesShown(withWishedLooks(inKind, film), scenes, planning);
  return withColoursTold(inStates, kindOf).map((plan) =>
    ofWholeBodies(withSexes(plan, planning), kindOf),
  );
}
