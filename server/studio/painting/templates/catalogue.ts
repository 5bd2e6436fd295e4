import type { TemplateName } from '../drawing.ts';
import type { Template } from '../stage.ts';
import { abstract } from './abstract.ts';
import { city } from './city.ts';
import { hills } from './hills.ts';

const builders: Partial<Record<TemplateName, Template>> = { abstract, city, hills };

export const templateFor = (name: TemplateName): Template => builders[name] ?? abstract;
