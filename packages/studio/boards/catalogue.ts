import type { PlanLayout } from '@scenewright/contract/rules/picture-plan.ts';
import type { Board, BoardBrief, BoardBuilder } from './board.ts';
import { figure } from './layouts/figure.ts';
import { checklist, list } from './layouts/list.ts';
import { words } from './layouts/words.ts';
import { title, endCard } from './layouts/titles.ts';
import { quote, definition, verse } from './layouts/quotes.ts';
import { questionAnswer, equation } from './layouts/answers.ts';
import { calendar, timeline } from './layouts/dates.ts';
import { week } from './layouts/week.ts';
import { clock } from './layouts/clock.ts';
import { map } from './layouts/map.ts';
import { money, receipt } from './layouts/money.ts';
import { barChart, lineChart } from './layouts/charts.ts';
import { ringChart } from './layouts/ring-chart.ts';
import { beforeAfter, versus } from './layouts/comparisons.ts';
import { sizes } from './layouts/sizes.ts';
import { process, causeEffect } from './layouts/flows.ts';
import { cycle } from './layouts/cycle.ts';
import { tree } from './layouts/tree.ts';
import { chat, screen } from './layouts/devices.ts';
import { recipeStep, ingredients } from './layouts/recipes.ts';
import { cutaway } from './layouts/cutaway.ts';

/** The layouts that are drawn as boards; a `scene` is painted as a stage. */
const builders: Readonly<Record<Exclude<PlanLayout, 'scene'>, BoardBuilder>> = {
  words,
  list,
  checklist,
  figure,
  title,
  'end-card': endCard,
  quote,
  definition,
  verse,
  'question-answer': questionAnswer,
  equation,
  calendar,
  week,
  timeline,
  clock,
  map,
  money,
  receipt,
  'bar-chart': barChart,
  'line-chart': lineChart,
  'ring-chart': ringChart,
  'before-after': beforeAfter,
  versus,
  sizes,
  process,
  'cause-effect': causeEffect,
  cycle,
  tree,
  chat,
  screen,
  'recipe-step': recipeStep,
  ingredients,
  cutaway,
};

/** The board of a plan; its words as type where the layout lacks what it shows; null where there is nothing to set. */
export function buildBoard(brief: BoardBrief): Board | null {
  const { layout } = brief.plan;
  return (layout === 'scene' ? null : builders[layout](brief)) ?? words(brief);
}
