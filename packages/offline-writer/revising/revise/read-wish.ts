import type { Change } from './change.ts';
import { readLength } from './read-length.ts';
import { readPictureWish } from './read-picture-wish.ts';
import { readToneWish } from './read-tone.ts';
import { quoteSign, withoutManners, type MaskedInstruction } from './split-wishes.ts';
import { abstractThings, asksShorter, filmThings, people, soundThings } from './vocabulary.ts';
import orderedWords from '../../data/ordered-words.json' with { type: 'json' };
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';
import { grammar } from '../../grammar-words.ts';

const said = alternativesIn(editWords);

const keeps = new RegExp(
  String.raw`^(?:but )?(?:keep|leave(?! out| away| off)|don['’]?t (?:${said.changeVerbs}))\s+(.{2,100}?)(?: (?:as (?:it is|is|they are)|in|alone|unchanged))?$`,
  'iu',
);
const aboutPart = new RegExp(`^(?:the )?(?:${said.partNouns}) (?:of|about|with) `, 'iu');

/** What an English wish asks for, in the order in which it is done; empty where it is not understood. */
export function readWish(written: string, instruction: MaskedInstruction): readonly Change[] {
  const wish = withoutManners(written);
  const kept = keeps.exec(wish)?.[1];
  if (kept !== undefined && !/^(?:it|this|the scene|everything) /iu.test(kept))
    return [
      {
        kind: 'keep',
        what: bare(termIn(kept, instruction).replace(aboutPart, '')),
      },
    ];
  if (asksForEnding.test(wish))
    return [
      {
        kind: 'impossible',
        why: 'only your own words are spoken; put the words to be said in quotation marks',
      },
    ];
  const readers = [readSpoken, readWording, readReplacement, readRemoval, readSound];
  for (const read of readers) {
    const changes = read(wish, instruction);
    if (changes.length > 0) return changes;
  }
  const tone = readToneWish(wish);
  if (tone.some(({ kind }) => kind === 'tone')) return tone;
  const length = readLength(wish);
  if (length.length > 0) return length;
  const picture = readPictureWish(wish, instruction);
  return picture.length > 0 ? picture : readMention(wish, instruction);
}
const asksForEnding = new RegExp(
  String.raw`^(?:${said.edgeVerbs})\b.{0,30}\bwith (?:an? |some )?(?:[\p{L}-]+ )?(?:${said.endings})$`,
  'iu',
);

const quote = quoteSign.replace('(', '(?:');
const onScreen = new RegExp(
  String.raw`\b(?:${said.onScreen}|as (?:a )?(?:${said.screenTexts}))\b`,
  'iu',
);
const starts = new RegExp(String.raw`\b(?:${said.atStart})\b`, 'iu');

const showsText = new RegExp(
  String.raw`^(?:${said.showVerbs})\s+(.{1,80}?)\s+(?:on (?:the )?screen|on-screen|as text)$`,
  'iu',
);
const namesSpoken = new RegExp(String.raw`\b(?:${said.spokenSigns})`, 'u');
const asksToSay = new RegExp(String.raw`^(?:${said.sayVerbs})\b`, 'u');

/** Words of the creator's own, quoted or behind a colon. */
function readSpoken(wish: string, { quoted }: MaskedInstruction): readonly Change[] {
  const signs = wish.match(new RegExp(quote, 'gu')) ?? [];
  const shownWords = showsText.exec(wish)?.[1];
  if (signs.length === 0 && shownWords !== undefined) return [{ kind: 'screen', text: shownWords }];
  const [sign] = signs;
  if (sign === undefined || signs.length > 1) return [];
  const text = quoted(sign);
  const around = wish
    .replace(sign, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s:,]+$/u, '')
    .trim()
    .toLowerCase();
  if (takesAway.test(around) && !isRewriting(around)) return [];
  if (isRewriting(around)) return [{ kind: 'speak', text }];
  if (/^(?:show|display)$/u.test(around) || (onScreen.test(around) && !namesSpoken.test(around)))
    return [{ kind: 'screen', text }];
  if (/^(?:start|begin|open)\b/u.test(around) || (asksToSay.test(around) && starts.test(around)))
    return [{ kind: 'say', text, place: 'start' }];
  return around === '' || saysOf.test(around) ? [{ kind: 'say', text, place: 'end' }] : [];
}
const saysOf = new RegExp(
  String.raw`^(?:(?:the )?(?:${said.speakers})\b.*\b(?:says?|adds?|mentions?)|${said.saying})\b`,
  'u',
);
const takesAway = new RegExp(
  String.raw`\b(?:${eitherApostrophe(said.takingAway)}|change .* to$)\b`,
  'u',
);

const rewrites = new RegExp(String.raw`\b(?:${said.rewritingSigns})\b`, 'u');

const isRewriting = (around: string): boolean =>
  namesSpokenPart.test(around) || (saysOnly.test(around) && rewrites.test(around));
const saysOnly = new RegExp(
  String.raw`^(?:(?:the )?(?:dialogue|narration|voice-?over)(?: should (?:be|say))?|${said.onlySaying})(?: instead)?$`,
  'u',
);
const namesSpokenPart = new RegExp(
  String.raw`^(?:${said.setVerbs})(?: all)?(?: of)? (?:the )?(?:whole |entire )?(?:${said.spokenParts})(?: (?:${said.setAs}))?$`,
  'u',
);

const bare = (text: string): string =>
  text
    .trim()
    .replace(partBefore, '')
    .replace(quantityBefore, '')
    .replace(/^(?:the|a|an)\s+/iu, '')
    .trim();
const quantityBefore = new RegExp(String.raw`^(?:${said.quantities})\s+`, 'giu');
const partBefore = new RegExp(
  String.raw`^(?:the |any |all )?(?:${said.partsOfText})(?: (?:${said.aboutPrepositions}))? (?=\S)`,
  'iu',
);

/** Where somewhere in a scene a thing is said to be. */
const somewhere = new RegExp(
  String.raw`\s+(?:from|in|out of|of)\s+(?:the |this )?(?:${said.placesOfThings})$`,
  'iu',
);

function readReplacement(wish: string, { quoted }: MaskedInstruction): readonly Change[] {
  const name = `(${quote}|[^,;:]{1,60}?)`;
  const forms: readonly (readonly [RegExp, boolean])[] = [
    [
      new RegExp(
        `^(?:replace|swap|exchange|substitute)\\s+${name}\\s+(?:with|by|for)\\s+${name}$`,
        'iu',
      ),
      true,
    ],
    [
      new RegExp(String.raw`^(?:${said.changing})\s+${name}\s+(?:to|into|as)\s+${name}$`, 'iu'),
      true,
    ],
    [
      new RegExp(
        `^(?:${said.wordingVerbs})?\\s*${name}\\s+(?:instead of|rather than|in place of|not)\\s+${name}$`,
        'iu',
      ),
      false,
    ],
    [
      new RegExp(
        `^(?:it(?:['’]s| is)|that(?:['’]s| is)|(?:his|her|the) name is)\\s+(?:spell?ed |called |spelt )?${name},?\\s+not\\s+${name}$`,
        'iu',
      ),
      false,
    ],
    [
      new RegExp(
        String.raw`^${name}\s+(?:${said.callings})\s+(?!(?:${said.notReplacing}|\p{L}+er\b))${name}$`,
        'iu',
      ),
      true,
    ],
  ];
  for (const [form, inOrder] of forms) {
    const match = form.exec(wish);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const [from, to] = inOrder ? [match[1], match[2]] : [match[2], match[1]];
    return replacementOf(termOf(from, quoted), termOf(to, quoted));
  }
  return [];
}

interface Term {
  readonly text: string;
  readonly isQuoted: boolean;
}

function termOf(written: string, quoted: (sign: string) => string): Term {
  const sign = new RegExp(quote, 'u').exec(written);
  return sign === null
    ? { text: written.replace(somewhere, '').trim(), isQuoted: false }
    : { text: quoted(sign[0]), isQuoted: true };
}

const cameraAlone = new RegExp(`^(?:${said.cameraNames})$`, 'u');

function replacementOf(from: Term, to: Term): readonly Change[] {
  const what = from.text.toLowerCase().replace(/^(?:the|its) /u, '');
  if (isWhole.test(what)) return [];
  if (isPlace.test(what)) return [{ kind: 'setting', part: 'place', value: to.text }];
  if (/^(?:time(?: of day)?|season)$/u.test(what))
    return [{ kind: 'setting', part: 'time', value: to.text }];
  if (what === 'weather') return [{ kind: 'setting', part: 'weather', value: to.text }];
  if (cameraAlone.test(what)) return [{ kind: 'camera', camera: to.text }];
  if (isPicture.test(what)) return [{ kind: 'show', what: to.text }];
  if (isManner.test(what)) return [];
  if (from.isQuoted || to.isQuoted) return [{ kind: 'replace', from: from.text, to: to.text }];
  return [{ kind: 'replace', from: bare(from.text), to: to.text.replace(/^(?:the|an?)\s+/iu, '') }];
}
const isManner = new RegExp(String.raw`^(?:${said.manners})$`, 'u');
const isPicture = new RegExp(String.raw`^(?:${said.pictures})$`, 'u');
const isPlace = new RegExp(String.raw`^(?:${said.places})$`, 'u');
const isWhole = new RegExp(String.raw`^(?:${said.wholes})$`, 'u');

const { ordinals } = orderedWords;

const sentenceByNumber = new RegExp(
  `^(?:the )?(${said.ordinals}) (?:sentence|line|part|bit)$`,
  'iu',
);
const endsWithPicture = new RegExp(String.raw`\b(?:${said.pictureNouns})$`, 'iu');
const opensRemoval = new RegExp(`^(?:${eitherApostrophe(said.removalOpeners)})`, 'iu');

function readRemoval(wish: string, instruction: MaskedInstruction): readonly Change[] {
  const isUnsaid = asksUnsaid.exec(wish);
  if (isUnsaid?.[1] !== undefined)
    return [
      { kind: 'remove', what: termIn(isUnsaid[1], instruction), from: 'words', isAbsence: false },
    ];
  const word = new RegExp(
    `^(?:${said.removeVerbs})\\s+(?:the )?(?:word|words|phrase)\\s+(${quote}|[\\p{L}'’-]+)$`,
    'iu',
  ).exec(wish)?.[1];
  if (word !== undefined) return [{ kind: 'replace', from: termIn(word, instruction), to: '' }];
  const match = asksRemoved.exec(wish);
  const what = match?.[1]?.replace(somewhere, '').trim();
  if (what === undefined || /^(?:down|it down|it in half|in half|to \d)/iu.test(what)) return [];
  if (/^(?:(?:the|all|any)\s+)?(?:pauses?|silences?|breaks?)$/iu.test(what))
    return [{ kind: 'no-pauses' }];
  if (isVoice.test(what)) return [{ kind: 'speak', text: '' }];
  const ordinal = sentenceByNumber.exec(what)?.[1]?.toLowerCase();
  if (ordinal !== undefined) return [{ kind: 'remove-sentence', place: ordinals.indexOf(ordinal) }];
  if (soundThings.has(bare(what).toLowerCase())) return [];
  const isShown =
    /^(?:hide|don['’]?t (?:show|have)|do not (?:show|have))/iu.test(wish) ||
    endsWithPicture.test(match?.[1] ?? '');
  const isSaid =
    /\b(?:dialogue|narration|voice-?over|script)$/iu.test(match?.[1] ?? '') ||
    isPartOfLines.test(what);
  return what
    .split(/\s*(?:,| and | or | nor )\s*/u)
    .filter((each) => each !== '')
    .map((each) => ({
      kind: 'remove',
      what: termIn(each, instruction),
      from: isShown ? 'picture' : isSaid ? 'words' : 'both',
      isAbsence: (/s$/iu.test(each) || people.has(each.toLowerCase())) && opensRemoval.test(wish),
    }));
}
const isPartOfLines = new RegExp(String.raw`^(?:the )?(?:${said.partsOfLines})\b`, 'iu');
const isVoice = new RegExp(String.raw`^(?:(?:the|all|any) )?(?:${said.voices})$`, 'iu');
const asksRemoved = new RegExp(
  String.raw`^(?:${eitherApostrophe(said.removing)})\s+(.{1,200})$`,
  'iu',
);
const asksUnsaid = new RegExp(
  String.raw`^(?:${eitherApostrophe(said.unsaidOpeners)})\s+(?:${said.mentioning})\s+(.{1,200})$`,
  'iu',
);

function termIn(written: string, { quoted }: MaskedInstruction): string {
  const sign = new RegExp(quote, 'u').exec(written);
  return sign === null ? bare(written.replace(somewhere, '')) : quoted(sign[0]);
}

/** "Simpler and shorter", "simpler but funnier". */
function besides(wish: string): readonly Change[] {
  const others = wish.split(/\s+(?:and|but)\s+|,\s+/u).flatMap((part) => readToneWish(part));
  const isShorter =
    asksShorter(wish.replace(/\bshort (?:words|sentences)\b/giu, ''), 'en') &&
    others.every(({ kind }) => kind !== 'shorter');
  return isShorter ? [...others, { kind: 'shorter', to: 'a-little' }] : others;
}

const asksPause = new RegExp(
  String.raw`\badd (?:a |some |more )?(?:(?:${said.pauseLengths}) )?(?:pauses?|beat|silence)\b`,
  'iu',
);

function readWording(wish: string): readonly Change[] {
  if (asksSimpler.test(wish)) return [{ kind: 'simpler' }, ...besides(wish)];
  if (asksSpelling.test(wish)) return [{ kind: 'spelling' }];
  if (asksPause.test(wish))
    return [{ kind: 'pause', seconds: Number(/(\d(?:\.\d)?)\s*s/u.exec(wish)?.[1] ?? '0.8') }];
  return [];
}
const asksSpelling = new RegExp(String.raw`\b(?:${said.spellings}|misspell\w*)\b`, 'iu');
const asksSimpler = new RegExp(
  String.raw`\b(?:${said.simpler}|(?:for|to) (?:kids|children|beginners|a child|a \d+[- ]year[- ]old)|like (?:i['’]?m|i am|they['’]?re|we['’]?re) (?:five|5|\d)|(?:${said.understanders}) (?:${said.mustVerbs})(?: be able to)? understand)\b`,
  'iu',
);

function readSound(wish: string): readonly Change[] {
  const words = wish.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (/\bsounds? (?:more|less|like|too|\p{L}+er\b)/iu.test(wish)) return [];
  if (words.length < 9 && words.some((word) => filmThings.has(word)) && changesFilm.test(wish)) {
    return [
      {
        kind: 'impossible',
        why: 'captions, logos and effects belong to the whole film and are chosen there',
      },
    ];
  }
  if (words.length > 14 || !words.some((word) => soundThings.has(word))) return [];
  return [
    {
      kind: 'impossible',
      why: 'music, sound and voice belong to the whole film and are chosen there',
    },
  ];
}
const changesFilm = new RegExp(String.raw`^(?:${said.changingFilm})\b`, 'iu');

const asksQuestion = new RegExp(
  String.raw`^(?:(?:tell|show) (?:${said.viewers}) |say |explain |answer )?((?:${grammar.asking})\b.{3,100})$`,
  'iu',
);
const mentionLead = new RegExp(String.raw`^(?:${said.mentionLeads})\s+`, 'iu');
const pointsAtNothing = new RegExp(String.raw`^(?:${said.pointerSubjects})\b`, 'iu');

function readMention(wish: string, instruction: MaskedInstruction): readonly Change[] {
  const match = asksMention.exec(wish);
  const question = asksQuestion.exec(wish)?.[1];
  if (question !== undefined) return [{ kind: 'mention', what: question }];
  const what =
    match?.[1] === undefined ? '' : termIn(match[1].replace(mentionLead, ''), instruction);
  if (what === '' || pointsAtNothing.test(what) || new RegExp(quote, 'u').test(what)) return [];
  if (abstractThings.has(what.toLowerCase()) && !/^(?:mention|include) the /iu.test(wish))
    return [
      { kind: 'impossible', why: 'only your own words are spoken, so it has to be written by you' },
    ];
  const several = /^(the .+?)(?:,)? and (the .+)$/iu.exec(match?.[1] ?? '');
  const named =
    several?.[1] === undefined || several[2] === undefined
      ? [what]
      : [bare(several[1]), bare(several[2])];
  return named.map((each) => ({ kind: 'mention', what: each }));
}
const asksMention = new RegExp(
  String.raw`^(?:also )?(?:${said.mentions}|tell (?:us |them |me |people )?(?:more )?about)\s+(.{2,120})$`,
  'iu',
);
