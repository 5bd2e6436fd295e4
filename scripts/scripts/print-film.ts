import { scriptNotes } from '@scenewright/contract/rules/script-notes.ts';
import type { WrittenScene } from '@scenewright/offline-writer';
import type { SampleFilm } from './write-sample.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);

function printScene(scene: WrittenScene, index: number): string[] {
  return [
    `  ${index + 1}. ${scene.durationS} s  ${scene.dialogue === '' ? '(silent)' : scene.dialogue}`,
    ...indented(
      scene.sentences.map(
        ({ text, source, of }) => `[${source}${of === '' ? '' : ` ${of}`}] ${text}`,
      ),
    ),
    ...indented([`{${scene.plan.layout}} ${scene.description}`, `<${scene.camera}>`]),
  ];
}

function notesOf(
  { scenes, seconds }: SampleFilm['sample'],
  script: SampleFilm['script'],
): readonly string[] {
  return scriptNotes({
    genre: script.genre,
    asked: { scenes, seconds: scenes * seconds },
    scenes: script.scenes.map(({ durationS, sentences }) => ({
      durationS,
      isSpoken: sentences.length > 0,
    })),
    leftOut: script.leftOut,
  });
}

/** A film in full, as somebody reads it who judges it. */
export function printFilm({ sample, script, reading, speechS, filmS }: SampleFilm): string {
  const asked = `asked ${sample.scenes} × ${sample.seconds} s, made ${script.scenes.length} scenes, ${filmS} s, speech ${speechS.toFixed(1)} s`;
  return [
    `=== ${sample.id} (${sample.genre}, ${sample.language}) -> ${script.genre}, ${script.language}: "${script.title}"`,
    ...sample.idea.split('\n').map((line) => `  | ${line}`),
    `  ${asked}; needs ${script.need.scenes} scenes, ${script.need.seconds} s; subject ${reading.subject ?? '-'}${reading.known ? ' (known)' : ''}; ${script.mood}, ${script.typography}`,
    ...script.scenes.flatMap(printScene),
    ...script.leftOut.map(({ sentence, why }) => `  left out (${why}): ${sentence.text}`),
    ...reading.questions.map(({ text }) => `  asks: ${text}`),
    ...notesOf(sample, script).map((note) => `  note: ${note}`),
    '',
  ].join('\n');
}
