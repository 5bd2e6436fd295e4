/* Words of camera and direction: they say how a picture is taken and never what is to be seen in it. */

/** Where a movement stands that is also an everyday verb: "push in", but not "they push in the door". */
const alone = '(?<=^|[,.;:(] ?|\\ba |\\band |\\bwith )';
const ways = '(?:in|out|back|left|right|up|down|across|away|forward)';
const moves = '(?:push|pull|zoom|pan|dolly|tilt|track|drift|orbit|crane)(?:es|s|ing)?';
const views = [
  '(?:extreme |very )?(?:close|wide|medium|long|tight|high|low|full|aerial|drone|overhead|static)',
  'establishing|tracking|dolly|crane|handheld|macro|pov|hero|beauty|reaction|cutaway|insert',
  "over-the-shoulder|top-down|bird'?s[- ]eye|worm'?s[- ]eye|eye-level|locked-off|slow[- ]motion",
].join('|');
const shots = [
  `(?:${views})[- ](?:shots?|angles?|view|frame|footage)`,
  '(?:extreme )?macro(?= of\\b)|extreme close[- ]?ups?|close-?ups?|close ups?(?= of| on|[,.;:]|$)|extreme wide',
  'locked[- ]off(?: frame| shot| camera)?',
  `(?:slow|gentle|smooth|dramatic|steady)(?:ly)? ${moves}(?:[- ]${ways}){0,2}`,
  `${alone}(?:push|pull|zoom|dolly|pan|tilt|crane)(?:s|ing)?[- ]${ways}`,
  '(?:in |super )?slow[- ]?mo(?:tion)?|time[- ]?lapse|hyper[- ]?lapse|bullet time',
  'shallow depth of field|deep focus|rack focus|soft focus|bokeh|lens flares?',
  'handheld camera|steadicam|gimbal|first[- ]person(?: view)?|fish-?eye(?: lens)?',
  '(?:\\d{2,3} ?mm|macro|wide|wide-angle|telephoto|anamorphic) lens|wide[- ]angle|\\d{2,3} ?mm',
  '(?:the )?camera (?:slowly |gently |quickly )?(?:moves?|movement|shakes?|pans?|tilts?|push(?:es)?|pulls?|zooms?|tracks?|follows|circles|orbits?|drifts?|glides?|dollies|holds?|stays|lingers|rises|descends|flies|swoops)(?: (?:slowly|gently))?(?: (?:in|out|back|left|right|up|down|across|away|forward|around|over))?(?: (?:on|to|from|towards?|into))?',
  'cinematic(?: lighting| shot| look| style| composition)?|photo-?realistic|hyper-?realistic',
  'ultra[- ]?(?:hd|realistic|detailed)|(?:4|8)k(?: resolution)?|highly detailed|film grain',
  '(?:dramatic|moody|studio|rim|low-key|high-key|golden-hour) light(?:ing)?',
  '(?:vertical|horizontal|portrait|landscape) (?:format|orientation|framing|video)|aspect ratio',
  `${alone}(?:smash |jump |match )?(?:cut|fade|dissolve)s? (?:to|in|out)(?: black| white)?|jump cuts?`,
  '(?:straight |directly |back |turned )*(?:in)?to camera',
  'split[- ]screen|rule of thirds|seamless loop|motion blur|b-roll',
].join('|');

/** "A wide shot of", "close-up on": the words behind are the picture. */
const lead = new RegExp(
  `(?:\\ban? |\\bthe )?\\b(?:${shots})\\b(?: (?:of|on|showing|over|from above of|as)\\b)?`,
  'giu',
);

export interface SplitProse {
  /** The picture itself. */
  readonly prose: string;
  /** How the camera looks at it, as it was written, parts separated by commas; may be empty. */
  readonly camera: string;
}

/** Empty parts that words leave behind when they are taken out. */
function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/ ?([,;:])(?: ?[,;:])+/g, '$1')
    .replaceAll(/ ([,;:.!?])/g, '$1')
    .replaceAll(/[,;:](?=[.!?])/g, '')
    .replaceAll(/([.!?])(?: ?[.,;])+/g, '$1')
    .replaceAll(/(^|[.!?]\s)(?:[,;:.!?]\s?)+/g, '$1')
    .replaceAll(/^(?:in|with|and|as)(?=[.,;]|$)/gi, '')
    .replaceAll(/[,;:]? ?(?=\.?$)/g, '')
    .trim();
}

/** Takes the words of camera and direction out of a text; words in quotation marks are left alone. */
export function splitCamera(written: string): SplitProse {
  const found: string[] = [];
  const pieces = written.split(/(“[^”]{0,600}”|"[^"]{0,600}")/u);
  const kept = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    return piece.replaceAll(lead, (words) => {
      found.push(
        words
          .trim()
          .replace(/^(?:an?|the) /i, '')
          .replace(/ (?:of|on|showing|over|as)$/i, ''),
      );
      return ' ';
    });
  });
  if (found.length === 0) return { prose: written, camera: '' };
  return { prose: tidy(kept.join('')), camera: found.join(', ') };
}
