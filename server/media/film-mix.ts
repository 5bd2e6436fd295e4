import { sampleRate } from './encoding.ts';
import { meter } from './loudness.ts';
import { limiter } from './sound-filters.ts';

/*
 * The sound of a film: the scenes' narrations as they are, and under them a bed of music that steps back while somebody speaks.
 * Pure descriptions (ffmpeg filter graphs); combine.ts runs them.
 */

export const filmLufs = -16;
/** How far the voice may leave -16 LUFS when pauses full of music pull the whole film's figure elsewhere. */
const voiceToleranceLu = 0.8;
/** Quieter than this is hiss, not a voice: a gain that made it -16 LUFS would raise the music by as much. */
const quietestLufs = -50;
/** Music where nobody speaks: present, yet below the voice. Ducked, it is some 11 dB lower. */
const musicLufs = -20;
const musicFadeInSeconds = 0.8;
const musicFadeOutSeconds = 2.5;
/** The music steps back a moment before the first word, as a sound engineer would do it. */
const duckAheadSeconds = 0.12;

export interface FilmMix {
  /** Length of the film in samples. */
  readonly samples: number;
  /** Loudness of the music file; null for a film without music. */
  readonly musicLufs: number | null;
}

/**
 * The mix before its last gain, as filters from `narration` (and `music`, endless) to `[mix]`.
 * `narration` and `music` name ffmpeg inputs, for example `0:a`.
 */
function mixFilters(film: FilmMix, narration: string, music: string): string[] {
  // Joined files round their time stamps to microseconds; counting samples is exact.
  const voice = `[${narration}]asetpts=N/SR/TB,aformat=sample_fmts=flt:channel_layouts=stereo,atrim=end_sample=${film.samples}`;
  if (film.musicLufs === null) return [`${voice}[mix]`];

  const seconds = film.samples / sampleRate;
  const fadeOut = Math.min(musicFadeOutSeconds, seconds / 3);
  return [
    `${voice},asplit=2[voice][key]`,
    `[key]atrim=start=${duckAheadSeconds},asetpts=N/SR/TB,apad=whole_len=${film.samples}[ahead]`,
    `[${music}]asetpts=N/SR/TB,aformat=sample_fmts=flt:channel_layouts=stereo,atrim=end_sample=${film.samples},` +
      `volume=${(musicLufs - film.musicLufs).toFixed(2)}dB[bed]`,
    '[bed][ahead]sidechaincompress=threshold=0.02:ratio=6:attack=60:release=650:knee=4[ducked]',
    `[ducked]afade=t=in:d=${Math.min(musicFadeInSeconds, seconds / 3)},afade=t=out:st=${seconds - fadeOut}:d=${fadeOut}[music]`,
    '[voice][music]amix=inputs=2:duration=first:normalize=0[mix]',
  ];
}

/** Meters `voice` (the voice alone) and `mix`; their sounds go to `[voiceMetered]` and `[mixMetered]`. */
export function measuringGraph(film: FilmMix, narration: string, music: string): string {
  return [
    `[${narration}]asplit=2[alone][mixed]`,
    `[alone]${meter('voice', false)}[voiceMetered]`,
    ...mixFilters(film, 'mixed', music),
    `[mix]${meter('mix', false)}[mixMetered]`,
  ].join(';');
}

/** The final sound, `[sound]`: the mix, one constant gain, and a ceiling for its true peaks. */
export function soundGraph(film: FilmMix, level: { gainDb: number; ceilingDb: number }, narration: string, music: string): string {
  const last = `volume=${level.gainDb.toFixed(2)}dB,${limiter(level.ceilingDb)},atrim=end_sample=${film.samples}`;
  return [...mixFilters(film, narration, music), `[mix]${last}[sound]`].join(';');
}

/**
 * The gain that brings the film to -16 LUFS while its voice stays within `voiceToleranceLu` of it: the more of a film is music
 * without voice, the nearer its whole may come to the music's own -20. A film without voice has its music at -16 LUFS;
 * a silent film is left alone.
 */
export function filmGainDb(measured: { voiceLufs: number; mixLufs: number }): number {
  if (measured.mixLufs <= quietestLufs) return 0;
  const wanted = filmLufs - measured.mixLufs;
  if (measured.voiceLufs <= quietestLufs) return wanted;
  const forVoice = filmLufs - measured.voiceLufs;
  return Math.min(forVoice + voiceToleranceLu, Math.max(forVoice - voiceToleranceLu, wanted));
}
