import { sampleRate } from './encoding.ts';
import { meter } from './loudness.ts';
import { limiter } from './sound-filters.ts';

/*
 * The sound of a film: the scenes' narrations as they are, and under them a bed of music, and the sound that clips have of their
 * own, both of which step back while somebody speaks.
 * Pure descriptions (ffmpeg filter graphs); combine.ts runs them.
 */

export const filmLufs = -16;
/** How far the voice may leave -16 LUFS before the music is raised instead, where pauses full of music make a film quieter. */
const voiceToleranceLu = 0.8;
/** So much nearer to the voice may music come where nobody speaks; ducked, it stays well below it. */
const mostMusicRaiseDb = 3;
/** So near to the target is near enough; less than this gain changes nothing that was not measured. */
const toleranceLu = 0.3;
const harmlessGainDb = 1;
/** Quieter than this is hiss, not a voice: a gain that made it -16 LUFS would raise the music by as much. */
const quietestLufs = -50;
/** Music where nobody speaks: present, yet below the voice. Ducked, it is some 11 dB lower. */
const musicLufs = -20;
const musicFadeInSeconds = 0.8;
/** Over its last chord, which dies away by itself. */
const musicFadeOutSeconds = 0.8;
/** The music steps back a moment before the first word, as a sound engineer would do it. */
const duckAheadSeconds = 0.12;
/** The compressor may drop its last half second, the more the busier the machine: it is given more than is needed. */
const droppedSeconds = 2;
/** The gain of one channel where both loudspeakers play it. */
const bothLoudspeakersDb = 3.01;
/** Of music alone, which is never near it while somebody speaks. */
const aloneCeilingDb = -2.5;

export interface FilmMix {
  /** Length of the film in samples. */
  readonly samples: number;
  /** Loudness of the music file; null for a film without music. */
  readonly musicLufs: number | null;
  /** How much louder than usual the music is wanted; below zero it is quieter. */
  readonly musicGainDb?: number;
}

/** The ffmpeg inputs of a film's sound, for example `0:a`; null where it has none. The music is endless. */
export interface SoundInputs {
  readonly narration: string;
  readonly music: string | null;
  readonly effects: string | null;
  /** The clips' own sound, as long as the film. */
  readonly native: string | null;
}

export interface FilmLevel {
  /** Of the whole film. */
  readonly gainDb: number;
  /** Of the music alone, above the level it has where nothing is missing. */
  readonly musicRaiseDb: number;
}

export const unchangedLevel: FilmLevel = { gainDb: 0, musicRaiseDb: 0 };

/** What is asked of every input: exact times, two channels. Joined files round their time stamps to microseconds; counting samples is exact. */
const evened = 'asetpts=N/SR/TB,aformat=sample_fmts=flt:channel_layouts=stereo';

/** The mix before its last gain, as filters from its inputs to `[mix]`. */
function mixFilters(
  film: FilmMix,
  musicRaiseDb: number,
  { narration, music, effects, native }: SoundInputs,
): string[] {
  const { samples } = film;
  const beds = [
    ...(film.musicLufs === null || music === null
      ? []
      : [duckedMusic(film, bedGainDb(film, musicRaiseDb), music)]),
    ...(native === null ? [] : [duckedNative(film, native)]),
  ];
  const others = [
    ...beds,
    ...(effects === null
      ? []
      : [
          {
            name: 'effects',
            filters: [`[${effects}]${evened},atrim=end_sample=${samples}[effects]`],
          },
        ]),
  ];
  const voice = `[${narration}]${evened},atrim=end_sample=${samples}`;
  if (others.length === 0) return [`${voice}[mix]`];
  const keys = beds.map(({ name }) => `[${name}Key]`).join('');
  const names = ['voice', ...others.map(({ name }) => name)].map((name) => `[${name}]`).join('');
  return [
    `${voice}${beds.length === 0 ? '' : `,asplit=${beds.length + 1}`}[voice]${keys}`,
    ...others.flatMap(({ filters }) => filters),
    `${names}amix=inputs=${others.length + 1}:duration=first:normalize=0[mix]`,
  ];
}

/** A sound of the mix: filters that end in `[name]`. */
interface Heard {
  readonly name: string;
  readonly filters: readonly string[];
}

/** A sound that steps back where `[nameKey]`, the voice, is heard: from `bed`, which is longer than the film, to `last` and `[name]`. */
function ducked(
  { samples }: Pick<FilmMix, 'samples'>,
  { name, bed, last = '' }: { name: string; bed: string; last?: string },
): Heard {
  const filters = [
    `[${name}Key]atrim=start=${duckAheadSeconds},asetpts=N/SR/TB,apad=whole_len=${longerThan(samples)}[${name}Ahead]`,
    `${bed}[${name}Bed]`,
    `[${name}Bed][${name}Ahead]sidechaincompress=threshold=0.02:ratio=6:attack=60:release=420:knee=4[${name}Ducked]`,
    `[${name}Ducked]atrim=end_sample=${samples}${last}[${name}]`,
  ];
  return { name, filters };
}

/** So many samples are given to a compressor for a film of so many. */
const longerThan = (samples: number) => samples + droppedSeconds * sampleRate;

/** The music at its level, stepping back for the voice: from its input to `[music]`. */
function duckedMusic(film: FilmMix, gainDb: number, input: string): Heard {
  const seconds = film.samples / sampleRate;
  const fadeOut = Math.min(musicFadeOutSeconds, seconds / 3);
  return ducked(film, {
    name: 'music',
    bed: `[${input}]${evened},atrim=end_sample=${longerThan(film.samples)},volume=${gainDb.toFixed(2)}dB`,
    last: `,afade=t=in:d=${Math.min(musicFadeInSeconds, seconds / 3)},afade=t=out:st=${seconds - fadeOut}:d=${fadeOut}`,
  });
}

/** The clips' own sound, which has its level already (native-sound.ts), stepping back for the voice: to `[native]`. */
const duckedNative = (film: FilmMix, input: string): Heard =>
  ducked(film, {
    name: 'native',
    bed: `[${input}]${evened},apad=whole_len=${longerThan(film.samples)}`,
  });

/**
 * The music of a film alone, `[sound]`, to be heard beside narrations that are played by themselves. A narration has one
 * channel, which both loudspeakers play, so that it is 3 dB louder there than in the film: so is the music.
 */
export function musicAloneGraph(
  film: FilmMix & { readonly musicLufs: number },
  inputs: { readonly narration: string; readonly music: string },
  isSpoken: boolean,
): string {
  const raiseDb = isSpoken ? bothLoudspeakersDb : filmLufs - musicLufs - louderDb(film);
  return [
    `[${inputs.narration}]${evened},atrim=end_sample=${film.samples}[musicKey]`,
    ...duckedMusic(film, bedGainDb(film, raiseDb), inputs.music).filters,
    `[music]${limiter(aloneCeilingDb)},atrim=end_sample=${film.samples}[sound]`,
  ].join(';');
}

/** A file that holds next to nothing is left as it is: its hiss is no music. */
function bedGainDb({ musicLufs: fileLufs, musicGainDb = 0 }: FilmMix, raiseDb: number): number {
  if (fileLufs === null || fileLufs <= quietestLufs) return 0;
  return musicLufs - fileLufs + musicGainDb + raiseDb;
}

/** Music alone is as loud as a film may be already. */
const louderDb = ({ musicGainDb = 0 }: FilmMix) => Math.max(0, musicGainDb);
const quieterDb = ({ musicGainDb = 0 }: FilmMix) => Math.max(0, -musicGainDb);

/** Meters `voice` (the voice alone) and `mix` before any gain; their sounds go to `[voiceMetered]` and `[mixMetered]`. */
export function measuringGraph(film: FilmMix, inputs: SoundInputs): string {
  return [
    `[${inputs.narration}]asplit=2[alone][mixed]`,
    `[alone]${meter('voice', false)}[voiceMetered]`,
    ...mixFilters(film, unchangedLevel.musicRaiseDb, { ...inputs, narration: 'mixed' }),
    `[mix]${meter('mix', false)}[mixMetered]`,
  ].join(';');
}

/** The final sound, `[sound]`: the mix, one constant gain, and a ceiling for its true peaks. */
export function soundGraph(
  film: FilmMix,
  level: FilmLevel & { readonly ceilingDb: number },
  inputs: SoundInputs,
): string {
  const last = `volume=${level.gainDb.toFixed(2)}dB,${limiter(level.ceilingDb)},atrim=end_sample=${film.samples}`;
  return [...mixFilters(film, level.musicRaiseDb, inputs), `[mix]${last}[sound]`].join(';');
}

/** Meters `mix`, the final sound, which goes to `[mixMetered]`. */
export function checkingGraph(...sound: Parameters<typeof soundGraph>): string {
  return `${soundGraph(...sound)};[sound]${meter('mix', false)}[mixMetered]`;
}

/**
 * The level that brings a film of which `level` made `mixLufs` nearer to -16 LUFS. Its whole counts: where music without
 * voice makes it quieter than its voice, the music comes up first, and only then the voice leaves its -16 by more than
 * `voiceToleranceLu`. A film without voice has its music at -16 LUFS, or quieter where that is wanted; a silent film is left alone.
 * @param voiceLufs of the voice alone before any gain
 */
export function levelFilm(
  film: FilmMix,
  level: FilmLevel,
  { voiceLufs, mixLufs }: { voiceLufs: number; mixLufs: number },
): FilmLevel {
  if (mixLufs <= quietestLufs) return level;
  const wantedDb = level.gainDb + filmLufs - mixLufs;
  // Effects alone stay as quiet as they are.
  if (voiceLufs <= quietestLufs && film.musicLufs === null) return level;
  if (film.musicLufs === null) return { ...level, gainDb: wantedDb };
  if (voiceLufs <= quietestLufs) return { ...level, gainDb: wantedDb - quieterDb(film) };
  const highestDb = filmLufs - voiceLufs + voiceToleranceLu;
  const raiseDb = Math.min(
    Math.max(0, wantedDb - highestDb),
    // Music that was wanted quieter stays so.
    Math.max(0, mostMusicRaiseDb - quieterDb(film)) - level.musicRaiseDb,
  );
  return { gainDb: wantedDb - raiseDb, musicRaiseDb: level.musicRaiseDb + raiseDb };
}

/** Whether a film at this level has to be measured before it is believed: the limiter, and the ducking of louder music, take some of it back. */
export function needsChecking({ gainDb, musicRaiseDb }: FilmLevel): boolean {
  return gainDb > harmlessGainDb || musicRaiseDb > 0;
}

export function isOnTarget(mixLufs: number): boolean {
  return Math.abs(mixLufs - filmLufs) <= toleranceLu;
}
