import type { Domain } from './knowledge.ts';
import { animals } from './domains/animals.ts';
import { art } from './domains/art.ts';
import { business } from './domains/business.ts';
import { cooking } from './domains/cooking.ts';
import { entertainment } from './domains/entertainment.ts';
import { fitness } from './domains/fitness.ts';
import { health } from './domains/health.ts';
import { history } from './domains/history.ts';
import { home } from './domains/home.ts';
import { mind } from './domains/mind.ts';
import { money } from './domains/money.ts';
import { motivation } from './domains/motivation.ts';
import { music } from './domains/music.ts';
import { mystery } from './domains/mystery.ts';
import { myths } from './domains/myths.ts';
import { nature } from './domains/nature.ts';
import { ocean } from './domains/ocean.ts';
import { philosophy } from './domains/philosophy.ts';
import { relationships } from './domains/relationships.ts';
import { science } from './domains/science.ts';
import { space } from './domains/space.ts';
import { sports } from './domains/sports.ts';
import { technology } from './domains/technology.ts';
import { travel } from './domains/travel.ts';
import { vehicles } from './domains/vehicles.ts';

/** Every field the writer knows, in no order that matters. */
export const domains: readonly Domain[] = [
  animals, art, business, cooking, entertainment, fitness, health, history, home, mind, money, motivation, music,
  mystery, myths, nature, ocean, philosophy, relationships, science, space, sports, technology, travel, vehicles,
];
