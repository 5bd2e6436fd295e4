import type { TemplateName } from '../drawing.ts';
import type { Stage, StageBrief, Template } from '../stage.ts';
import { abstract } from './abstract.ts';
import { chart } from './chart.ts';
import { city } from './city.ts';
import { coast } from './coast.ts';
import { columns } from './columns.ts';
import { factory } from './factory.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { lab } from './lab.ts';
import { parchment } from './parchment.ts';
import { room } from './room.ts';
import { sky } from './sky.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { stage } from './stage.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { underwater } from './underwater.ts';
import { withWorktop } from './worktop.ts';

const builders: Record<TemplateName, Template> = {
  hills,
  coast,
  underwater,
  city,
  street,
  room,
  table,
  lab,
  space,
  forest,
  sky,
  stadium,
  stage,
  parchment,
  chart,
  abstract,
  columns,
  factory,
};

/** The stage of a drawing, with a table before it where its subject lies on one. */
export const stageFor = (brief: StageBrief): Stage =>
  withWorktop(brief, builders[brief.drawing.template](brief));
