import words from '../prompts/camera.json' with { type: 'json' };

/** How a camera is told to a model; empty where nothing is said of it. */
export interface CameraWords {
  /** For a still picture: from where and how near it is seen. */
  readonly framing: string;
  /** In a whole sentence: "Low-angle shot; the camera slowly pushes in". */
  readonly camera: string;
  /** In the words of a film crew: "low-angle shot, slow dolly in". */
  readonly shot: string;
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim()} `;

/** The first of a table that a text names. */
function named<Row extends { readonly of: readonly string[] }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  const within = plain(text);
  return rows.find(({ of }) => of.some((words) => within.includes(` ${words} `)));
}

const paced = (text: string, pace: string) =>
  text.replace('{pace}', pace).replaceAll(/ {2,}/g, ' ').trim();

/** A camera in words nobody has listed is told as it is written, where it is short. */
const mostOwnCharacters = 160;

/** Reads a scene's camera, one of our own or as a person wrote it, and tells it in models' words. */
export function cameraWords(written: string): CameraWords {
  const move = named(words.moves, written);
  const framing = named(words.framings, written);
  const pace = named(words.paces, written);
  const shot = framing?.shot ?? '';
  const own = written.trim().replace(/[.\s]+$/u, '');
  if (move === undefined && shot === '') {
    const told = own.length <= mostOwnCharacters ? own : '';
    return {
      framing: framing?.still ?? '',
      camera: told === '' ? '' : `Camera: ${told}`,
      shot: told,
    };
  }
  const spoken = move === undefined ? '' : paced(move.spoken, pace?.spoken ?? '');
  const term = move === undefined ? '' : paced(move.term, pace?.term ?? '');
  const slowMotion = move === undefined && pace?.term === 'slow-motion' ? 'slow motion' : '';
  const join = (parts: readonly string[], by: string) =>
    parts.filter((each) => each !== '').join(by);
  return {
    framing: framing?.still ?? '',
    camera: join([shot, spoken, slowMotion], '; '),
    shot: join([shot, term, slowMotion], ', '),
  };
}
