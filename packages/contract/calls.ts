import type * as ai from './schemas/ai.ts';
import type * as auth from './schemas/auth.ts';
import type * as brand from './schemas/brand.ts';
import type * as captions from './schemas/captions.ts';
import type * as cast from './schemas/cast.ts';
import type * as content from './schemas/content.ts';
import type * as edits from './schemas/edits.ts';
import type * as library from './schemas/library.ts';
import type * as product from './schemas/product.ts';
import type * as profile from './schemas/profile.ts';
import type * as quality from './schemas/quality.ts';
import type * as roughCut from './schemas/rough-cut.ts';
import type * as sharing from './schemas/sharing.ts';
import type * as sound from './schemas/sound.ts';
import type * as speech from './schemas/speech.ts';
import type * as stock from './schemas/stock.ts';
import type * as storyboard from './schemas/storyboard.ts';
import type * as subscription from './schemas/subscription.ts';
import type * as takes from './schemas/takes.ts';
import type * as voiceOver from './schemas/voice-over.ts';
import type * as voices from './schemas/voices.ts';
import type { CallName } from './paths.ts';

type Schemas = typeof ai &
  typeof auth &
  typeof brand &
  typeof captions &
  typeof cast &
  typeof content &
  typeof edits &
  typeof library &
  typeof product &
  typeof profile &
  typeof quality &
  typeof roughCut &
  typeof sharing &
  typeof sound &
  typeof speech &
  typeof stock &
  typeof storyboard &
  typeof subscription &
  typeof takes &
  typeof voiceOver &
  typeof voices;

/** A call of the API with its schemas, by its name. A type alone: importing it loads no schema. */
export type CallOf<Name extends CallName> = Schemas[Name];
