import * as ai from '#contract/api/ai.ts';
import * as auth from '#contract/api/auth.ts';
import * as captions from '#contract/api/captions.ts';
import * as cast from '#contract/api/cast.ts';
import * as content from '#contract/api/content.ts';
import * as product from '#contract/api/product.ts';
import * as speech from '#contract/api/speech.ts';
import * as profile from '#contract/api/profile.ts';
import * as quality from '#contract/api/quality.ts';
import * as roughCut from '#contract/api/rough-cut.ts';
import * as sharing from '#contract/api/sharing.ts';
import * as sound from '#contract/api/sound.ts';
import * as storyboard from '#contract/api/storyboard.ts';
import * as subscription from '#contract/api/subscription.ts';
import * as takes from '#contract/api/takes.ts';
import * as voices from '#contract/api/voices.ts';
import type { Call } from '#contract/api/call.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'access' in value &&
  'reply' in value;
/** Every call of the contract. */
export const contractCalls: readonly Call[] = [
  ai,
  auth,
  captions,
  cast,
  content,
  product,
  profile,
  quality,
  sound,
  voices,
  roughCut,
  sharing,
  speech,
  storyboard,
  subscription,
  takes,
]
  .flatMap((module) => Object.values(module))
  .filter(isCall);

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
