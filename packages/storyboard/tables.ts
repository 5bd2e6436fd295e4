import type { ColumnType, Generated } from 'kysely';
import type { ContentStatus, SceneStatus } from '@scenewright/contract/rules/statuses.ts';
import type { MusicChoice } from '@scenewright/contract/rules/music.ts';
import type { MediaType } from '@scenewright/contract/rules/models.ts';
import type {
  CaptionColourId,
  CaptionPosition,
  CaptionPresetId,
} from '@scenewright/contract/rules/captions.ts';
import type { Framing } from '@scenewright/contract/rules/library.ts';
import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import type { Pronunciation } from '@scenewright/contract/rules/speech.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';

/** A jsonb column of a shape that only we write. */
type JsonOf<Shape> = ColumnType<Shape, string | undefined, string>;
/** A jsonb column: parsed when read, handed over as JSON text when written. */
type Json = ColumnType<unknown, string | null, string | null>;

export interface ContentTable {
  id: string;
  account_id: string;
  title: string;
  status: ContentStatus;
  platform: string;
  orientation: Orientation;
  /** Of its film; null is its platform's own. */
  shape: Generated<Shape | null>;
  topic: string;
  prompt: string;
  enhanced_prompt: string | null;
  voice: string;
  language: string;
  scene_count: number;
  scene_length_s: number;
  email: string | null;
  social_handle: string | null;
  visual_model: string;
  quality: Quality;
  style: string;
  style_notes: string | null;
  scheduled_at: Date | null;
  failure: string | null;
  reminded_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
  /** When it was deleted; it can be brought back until it is swept. */
  deleted_at: Generated<Date | null>;
  caption_preset: Generated<CaptionPresetId>;
  caption_position: Generated<CaptionPosition>;
  /** Of the word being said; null is the preset's own. */
  caption_colour: Generated<CaptionColourId | null>;
  /** Whether its film has short sounds on cuts and on what comes in. */
  sound_effects: Generated<boolean>;
  /** Whether a voice reads its words aloud. */
  narrated: Generated<boolean>;
  /** The music that its creator chose; null is what the script asks for. */
  music: ColumnType<MusicChoice | null, string | null | undefined, string | null>;
  /** The file of the own sound that it is. */
  music_asset_id: Generated<string | null>;
  /** What the browser named the request it was made for. */
  idempotency_key: Generated<string | null>;
  /** What its creator answered to the writer's questions, by the question's id. */
  answers: JsonOf<readonly { readonly id: string; readonly text: string }[]>;
  /** What kind of film it was written as; null where the writer does not say. */
  genre: Generated<string | null>;
  /** BCP 47 tag of the language its scenes are in; null where that is the one chosen. */
  spoken_language: Generated<string | null>;
  /** Sentences of the idea that no scene says. */
  left_out: JsonOf<readonly LeftOutColumn[]>;
  /** Its brand as it was when it was put on; null where it has none. */
  brand: ColumnType<BrandLook | null, string | null | undefined, string | null>;
  brand_logo_asset_id: Generated<string | null>;
  /** The file of its brand's own font. */
  brand_font_asset_id: Generated<string | null>;
  /** When its creator was mailed that the film is finished. */
  film_mailed_at: Generated<Date | null>;
  /** When its creator is to be reminded to post it. */
  remind_at: Generated<Date | null>;
  /** When the operator removed its film from view. */
  taken_down_at: Generated<Date | null>;
}

/** A sentence of the idea that no scene says. */
interface LeftOutColumn extends SpokenSentence {
  readonly id: string;
  readonly why: 'no-room' | 'request' | 'picture-note' | 'too-long';
  readonly place: number;
}

export interface SceneTable {
  id: string;
  content_id: string;
  position: number;
  media_type: MediaType;
  duration_s: number;
  description: string;
  /** How the camera looks at it; empty where the maker decides. */
  camera: Generated<string>;
  dialogue: string;
  /** The sentences its writer wrote, with where each comes from. */
  sentences: JsonOf<readonly SpokenSentence[]>;
  speed_percent: number;
  pronunciations: JsonOf<readonly Pronunciation[]>;
  status: SceneStatus;
  failure: string | null;
  visual_take_id: string | null;
  narration_take_id: string | null;
  segment_id: string | null;
  created_at: Date;
  updated_at: Date;
  /** When it was deleted; it can be brought back until it is swept. */
  deleted_at: Generated<Date | null>;
  /** What is shown instead of what is said; null shows that. */
  caption_text: Generated<string | null>;
  /** The dialogue for which it was written; another one makes it stale. */
  caption_dialogue: Generated<string | null>;
  /** The session of the browser that edited it last; null before anybody has. */
  edited_by: Generated<string | null>;
  /** Whether its clip is heard with the sound that its model makes with it. */
  native_sound: Generated<boolean>;
  /** Whether its words are said by a recording of its creator's. */
  own_voice: Generated<boolean>;
  /** What its pictures are drawn by lot from; null is its own id. */
  seed: Generated<string | null>;
}

export interface TakeTable {
  id: string;
  account_id: string;
  scene_id: string;
  kind: 'picture' | 'clip' | 'narration';
  /** A picture that stands for a video scene's clip. */
  is_still: boolean;
  source_text: string;
  voice: string | null;
  /** Of a narration. */
  speed_percent: number;
  pronunciations: JsonOf<readonly Pronunciation[]>;
  provider: string;
  model: string;
  credits: Generated<number>;
  asset_id: string | null;
  poster_asset_id: string | null;
  master_asset_id: string | null;
  drawing: Json;
  words: Json;
  spoken: boolean | null;
  duration_ms: number | null;
  /** Of a picture or clip: the members of the cast it shows, as they were. Null of a narration. */
  made_with: Json;
  /** Of a picture or clip: the style and shape of the film it was made for. Null of a narration. */
  look: string | null;
  created_at: Date;
  /** Of a clip: whether its file has its model's own sound. */
  has_sound: Generated<boolean>;
  /** Of a narration: whether its creator said it. */
  recorded: Generated<boolean>;
  /** Of a take from the creator's library. */
  framing: ColumnType<Framing | null, string | null | undefined, string | null>;
  /** Of a clip that was made from a picture of the library: that, and how it was cut. */
  start_asset_id: Generated<string | null>;
  start_framing: ColumnType<Framing | null, string | null | undefined, string | null>;
  /** Of a take of something from stock: whose it is. */
  credit: ColumnType<Credit | null, string | null | undefined, string | null>;
}

/** The tables that hold a storyboard, by name. */
export interface StoryboardTables {
  content: ContentTable;
  scene: SceneTable;
  take: TakeTable;
}
