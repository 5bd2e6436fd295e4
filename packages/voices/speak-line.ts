import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { partsOf } from '@scenewright/contract/rules/pauses.ts';
import type { Pronunciation } from '@scenewright/contract/rules/speech.ts';
import {
  type CutPiece,
  cutSilence,
  layPieces,
  lengthMs,
  type PiecePlace,
  readSpeech,
  writeSpeech,
} from '@scenewright/media/join-speech.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import type { Speech, SpeechRequest, Voice } from '@scenewright/provider-contract/voice.ts';
import { respell } from './respell.ts';

export interface LineRequest extends Omit<SpeechRequest, 'text'> {
  /** With its pauses. */
  readonly dialogue: string;
  readonly pronunciations: readonly Pronunciation[];
  /**
   * How much faster than the voice speaks it shall be heard.
   * @param speechMs what the voice says, without the pauses
   */
  tempoOf(speechMs: number, pausesMs: number): number;
}

export interface SpokenLine {
  readonly audioPath: string;
  /** How much faster than in the file it is to be played. */
  readonly tempo: number;
  /** The words as written, in times of the line as it will be heard. */
  readonly words: readonly SpokenWord[];
}

/** Moves times to where a piece lies, from those of the piece as it was spoken. */
function timed(
  words: readonly SpokenWord[],
  { startMs, fromMs, toMs }: PiecePlace,
  tempo: number,
): SpokenWord[] {
  const at = (ms: number) => Math.min(Math.max(startMs + ms / tempo, fromMs), toMs);
  return words.map((word) => ({
    text: word.text,
    startMs: at(word.startMs),
    endMs: at(word.endMs),
  }));
}

/** A part's sound; where a pause stands at an end, the silence that is there already is cut off. */
async function pieceOf(
  speech: Speech,
  tempo: number,
  ends: { start: boolean; end: boolean },
  signal: AbortSignal,
): Promise<CutPiece> {
  return cutSilence(
    speech.durationMs === 0
      ? new Float32Array()
      : await readSpeech(speech.audioPath, tempo, signal),
    ends,
  );
}

async function joinParts(
  said: readonly Speech[],
  silencesMs: readonly number[],
  { tempoOf, directory, signal }: LineRequest,
): Promise<SpokenLine> {
  const piecesAt = (tempo: number) =>
    Promise.all(
      said.map((speech, index) =>
        pieceOf(
          speech,
          tempo,
          { start: (silencesMs[index] ?? 0) > 0, end: (silencesMs[index + 1] ?? 0) > 0 },
          signal,
        ),
      ),
    );
  const plain = await piecesAt(1);
  const tempo = tempoOf(
    plain.reduce((sum, { samples }) => sum + lengthMs(samples), 0),
    silencesMs.reduce((sum, ms) => sum + ms, 0),
  );
  // Each part is brought to its tempo before the pauses are laid: stretching the whole would wear their edges off.
  const { samples, places } = layPieces(tempo === 1 ? plain : await piecesAt(tempo), silencesMs);
  const audioPath = join(directory, `line-${randomUUID()}.wav`);
  await writeSpeech(audioPath, samples);
  return {
    audioPath,
    tempo: 1,
    words: places.flatMap((place, index) => timed(said[index]?.words ?? [], place, tempo)),
  };
}

/**
 * Speaks a line by any voice, with its pauses and pronunciations: part by part, joined by silence of just the lengths
 * asked for. Captions keep the written words.
 * @throws ProviderError
 */
export async function speakLine(voice: Voice, line: LineRequest): Promise<SpokenLine> {
  const { leadingMs, parts } = partsOf(line.dialogue);
  const said: Speech[] = [];
  for (const part of parts) {
    const { text, timesOfWritten } = respell(part.text, line.pronunciations);
    const speech = await voice.speak({
      text,
      voiceId: line.voiceId,
      language: line.language,
      directory: line.directory,
      signal: line.signal,
    });
    said.push({ ...speech, words: timesOfWritten(speech.words) });
  }
  const silencesMs = [leadingMs, ...parts.map(({ pauseMs }) => pauseMs)];
  const [only] = said;
  if (only === undefined || silencesMs.some((ms) => ms > 0))
    return await joinParts(said, silencesMs, line);
  const { audioPath, durationMs, words } = only;
  const tempo = line.tempoOf(durationMs, 0);
  return {
    audioPath,
    tempo,
    words: timed(words, { startMs: 0, fromMs: 0, toMs: durationMs / tempo }, tempo),
  };
}
