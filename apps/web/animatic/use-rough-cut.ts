import { useEffect, useState } from 'react';
import type { RoughCutLine, RoughScene } from '@scenewright/contract/schemas/rough-cut.ts';
import { sentenceOf } from '../api/api-error.ts';
import { type RoughCutRequest, streamRoughCut } from '../api/rough-cut.ts';
import type { AnimaticScene } from './animatic.ts';

type Script = Omit<Extract<RoughCutLine, { kind: 'script' }>, 'kind' | 'scenes'>;

export interface RoughCut {
  /** Null until it is written. */
  readonly script: Script | null;
  /** With what is made of them so far. */
  readonly scenes: readonly AnimaticScene[];
  /** The music under them; null until it is composed. */
  readonly musicUrl: string | null;
  readonly isWhole: boolean;
  /** What went wrong, as a sentence. */
  readonly failure: string | null;
}

const nothingYet: RoughCut = {
  script: null,
  scenes: [],
  musicUrl: null,
  isWhole: false,
  failure: null,
};

const toScene = ({ number, ...scene }: RoughScene): AnimaticScene => ({
  ...scene,
  number,
  id: String(number),
  visual_url: null,
  poster_url: null,
  sketch_url: null,
  later_sketches: [],
  audio_url: null,
  audio_stale: false,
  sketch_audio_url: null,
});

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);

const changed = (cut: RoughCut, number: number, change: Partial<AnimaticScene>): RoughCut => ({
  ...cut,
  scenes: cut.scenes.map((scene) => (scene.number === number ? { ...scene, ...change } : scene)),
});

/** The cut with one more line of the answer. @param urlOf makes the address of bytes */
function withLine(cut: RoughCut, line: RoughCutLine, urlOf: UrlOf): RoughCut {
  if (line.kind === 'script') {
    const { kind: _, scenes, ...script } = line;
    return { ...cut, script, scenes: scenes.map(toScene) };
  }
  if (line.kind === 'picture') {
    const { number, share } = line;
    const url = urlOf(line.data, 'image/jpeg');
    const before = cut.scenes.find((scene) => scene.number === number)?.later_sketches ?? [];
    return changed(
      cut,
      number,
      share === undefined ? { sketch_url: url } : { later_sketches: [...before, { url, share }] },
    );
  }
  if (line.kind === 'sound')
    return changed(cut, line.number, { sketch_audio_url: urlOf(line.data, 'audio/mp4') });
  if (line.kind === 'music') return { ...cut, musicUrl: urlOf(line.data, 'audio/mp4') };
  return { ...cut, isWhole: line.kind === 'end' };
}

type UrlOf = (base64: string, type: string) => string;

const sorry = 'The rough cut could not be made just now. Please try again.';

/**
 * A film of an idea in sketches, as it comes to be; begun anew for another request, and cancelled with the component.
 * @param attempt another number asks again
 */
export function useRoughCut(request: RoughCutRequest, attempt: number): RoughCut {
  const asked = JSON.stringify([request, attempt]);
  const [shown, setShown] = useState({ asked, cut: nothingYet });
  useEffect(() => {
    const leaving = new AbortController();
    const urls: string[] = [];
    let cut = nothingYet;
    const show = (next: RoughCut) => {
      cut = next;
      setShown({ asked, cut });
    };
    const urlOf: UrlOf = (base64, type) => {
      const url = URL.createObjectURL(new Blob([bytesOf(base64)], { type }));
      urls.push(url);
      return url;
    };
    const [asking] = JSON.parse(asked) as [RoughCutRequest, number];
    streamRoughCut(asking, leaving.signal, (line) => show(withLine(cut, line, urlOf))).catch(
      (error: unknown) => {
        if (!leaving.signal.aborted) show({ ...cut, failure: sentenceOf(error, sorry) });
      },
    );
    return () => {
      leaving.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [asked]);
  return shown.asked === asked ? shown.cut : nothingYet;
}
