import * as ai from '@scenewright/contract/api/ai.ts';
import * as auth from '@scenewright/contract/api/auth.ts';
import * as captions from '@scenewright/contract/api/captions.ts';
import * as cast from '@scenewright/contract/api/cast.ts';
import * as content from '@scenewright/contract/api/content.ts';
import * as edits from '@scenewright/contract/api/edits.ts';
import * as product from '@scenewright/contract/api/product.ts';
import * as speech from '@scenewright/contract/api/speech.ts';
import * as profile from '@scenewright/contract/api/profile.ts';
import * as quality from '@scenewright/contract/api/quality.ts';
import * as roughCut from '@scenewright/contract/api/rough-cut.ts';
import * as sharing from '@scenewright/contract/api/sharing.ts';
import * as sound from '@scenewright/contract/api/sound.ts';
import * as storyboard from '@scenewright/contract/api/storyboard.ts';
import * as subscription from '@scenewright/contract/api/subscription.ts';
import * as takes from '@scenewright/contract/api/takes.ts';
import * as voices from '@scenewright/contract/api/voices.ts';
import type { Call } from '@scenewright/contract/api/call.ts';

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
  edits,
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
