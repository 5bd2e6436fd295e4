import * as ai from '@scenewright/contract/schemas/ai.ts';
import * as auth from '@scenewright/contract/schemas/auth.ts';
import * as brand from '@scenewright/contract/schemas/brand.ts';
import * as captions from '@scenewright/contract/schemas/captions.ts';
import * as cast from '@scenewright/contract/schemas/cast.ts';
import * as content from '@scenewright/contract/schemas/content.ts';
import * as edits from '@scenewright/contract/schemas/edits.ts';
import * as library from '@scenewright/contract/schemas/library.ts';
import * as product from '@scenewright/contract/schemas/product.ts';
import * as speech from '@scenewright/contract/schemas/speech.ts';
import * as profile from '@scenewright/contract/schemas/profile.ts';
import * as quality from '@scenewright/contract/schemas/quality.ts';
import * as roughCut from '@scenewright/contract/schemas/rough-cut.ts';
import * as sharing from '@scenewright/contract/schemas/sharing.ts';
import * as sound from '@scenewright/contract/schemas/sound.ts';
import * as stock from '@scenewright/contract/schemas/stock.ts';
import * as storyboard from '@scenewright/contract/schemas/storyboard.ts';
import * as subscription from '@scenewright/contract/schemas/subscription.ts';
import * as takes from '@scenewright/contract/schemas/takes.ts';
import * as voiceOver from '@scenewright/contract/schemas/voice-over.ts';
import * as voices from '@scenewright/contract/schemas/voices.ts';
import type { Call } from '@scenewright/contract/schemas/call.ts';

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
  brand,
  captions,
  cast,
  content,
  edits,
  library,
  product,
  profile,
  quality,
  sound,
  voices,
  roughCut,
  sharing,
  speech,
  stock,
  storyboard,
  subscription,
  takes,
  voiceOver,
]
  .flatMap((module) => Object.values(module))
  .filter(isCall);

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
