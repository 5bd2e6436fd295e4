/** What a director's free notes ask for, as far as it can be told. */
export interface Notes {
  /** "in Tokyo": added to every picture. */
  readonly place: string | null;
  /** "at night", "at sunset". */
  readonly time: string | null;
  /** "in winter", "in heavy rain". */
  readonly weather: string | null;
  /** "a robot": leads every picture. */
  readonly hero: string | null;
  readonly palette: string | null;
  readonly camera: string | null;
  readonly opening: string | null;
  readonly ending: string | null;
  readonly mentions: readonly string[];
  readonly avoidsPeople: boolean;
  /** Wishes understood no further, passed to the picture as they stand. */
  readonly extras: readonly string[];
}

const quoted = `["'“‘«]([^"”’»\\n]{1,160})["'”’»]`;
const timeWords = /\b(?:at |by |in the |during the |during )?(night|midnight|dawn|sunrise|sunset|dusk|twilight|golden hour|noon|midday|morning|afternoon|evening|daylight)\b/iu;
const weatherWords = /\b(?:in (?:the )?|during (?:a |the )?|with )?((?:heavy |light |soft |falling )?(?:winter|summer|autumn|spring|rain|snow|fog|mist|storm|thunderstorm|snowfall))\b/iu;
const placeWords = /\b(?:set(?:ting)?(?: it| everything| this| the (?:story|video|scenes?))?(?: is)?|takes? place|happens?|filmed|shot|located|everything)\s*:?\s+((?:in|on|at|inside|under|near|aboard)\s+[^,.;\n]{2,60})/iu;
const heroWords = /\b(?:use|with|have|make|feature)?\s*(an? [^,.;\n]{2,40}?)\s+(?:as|is|for) (?:the|our|my)?\s*(?:main character|hero|protagonist|lead|star|mascot|narrator)\b|\b(?:main character|hero|protagonist|mascot)\s*(?:is|:|should be|=)\s*(an? [^,.;\n]{2,40}|[^,.;\n]{2,40})/iu;
const paletteWords = /\b((?:warm|warmer|cool|cold|cooler|pastel|neon|muted|vivid|vibrant|bright|dark|earthy|monochrome|black and white|black-and-white|sepia|soft|red|blue|green|gold|golden|purple|pink|teal|orange|moody)(?:(?: and |, )(?:red|blue|green|gold|white|black|pink|teal|orange|purple))?)\s+(?:colou?rs?|tones?|palette|light(?:ing)?|hues|look)\b|\b(black[- ]and[- ]white|monochrome|sepia)\b/iu;
const cameraWords = /\b(close-?ups?|wide shots?|drone (?:shots?|footage)|aerial (?:shots?|views?)|hand-?held(?: camera)?|slow[- ]motion|time-?lapse|macro shots?|first[- ]person(?: view)?|tracking shots?|static camera|top-?down(?: view)?)\b/iu;
const endWords = new RegExp(`\\b(?:end|finish|close|conclude|wrap up)(?:s|ing)?(?: it| the video| everything)?\\s+(?:with|by saying|on|saying)\\s*:?\\s*(?:${quoted}|([^.\\n]{2,120}))`, 'iu');
const openWords = new RegExp(`\\b(?:start|begin|open)(?:s|ing)?(?: it| the video)?\\s+(?:with|by saying|on|saying)\\s*:?\\s*(?:${quoted}|([^.\\n]{2,120}))`, 'iu');
const mentionWords = new RegExp(`\\b(?:mention|say|include the (?:words?|phrase)|name-?drop)\\s*:?\\s*(?:${quoted}|((?!nothing)[^.\\n]{2,100}))`, 'iu');
const noPeople = /\b(?:no|without|avoid|don'?t show|never show|do not show)(?: any)?\s+(?:humans?|people|persons?|faces?|actors?|characters)\b/iu;

/** Reads notes line by line; a later wish of the same kind gives way to an earlier one. */
export function readNotes(lines: readonly string[]): Notes {
  const wishes = lines.flatMap((line) => line.split(/(?<=[.!;])\s+|\s*[;•]\s*/u)).map((wish) => wish.trim()).filter((wish) => wish !== '').slice(0, 40);
  const all = wishes.join('\n');
  const place = placeWords.exec(all)?.[1];
  return {
    place: place === undefined ? null : withoutTime(place),
    time: timePhrase(all),
    weather: weatherPhrase(all),
    hero: heroOf(all),
    palette: paletteOf(all),
    camera: cameraWords.exec(all)?.[1]?.toLowerCase() ?? null,
    opening: spokenPart(openWords.exec(all)),
    ending: spokenPart(endWords.exec(all)),
    mentions: wishes.flatMap((wish) => spokenPart(mentionWords.exec(wish)) ?? []).slice(0, 4),
    avoidsPeople: noPeople.test(all),
    extras: wishes.filter((wish) => !isUnderstood(wish)).map(bareWish).filter((wish) => wish.length >= 3 && wish.split(' ').length <= 10).slice(0, 3),
  };
}

/** "at night", "in the morning", "at golden hour", or null. */
export function timePhrase(text: string): string | null {
  const time = timeWords.exec(text)?.[1]?.toLowerCase();
  if (time === undefined) return null;
  if (/morning|afternoon|evening/u.test(time)) return `in the ${time}`;
  return time === 'daylight' ? 'in bright daylight' : `at ${time}`;
}

/** "in winter", "in heavy rain", or null. */
export function weatherPhrase(text: string): string | null {
  const weather = weatherWords.exec(text)?.[1]?.toLowerCase();
  if (weather === undefined) return null;
  return weather.endsWith('storm') ? `in a ${weather}` : `in ${weather}`;
}

/** "warm colours", "black and white", or null. */
export function paletteOf(text: string): string | null {
  const match = paletteWords.exec(text);
  const tone = (match?.[1] ?? match?.[2])?.toLowerCase().replace(/^(warm|cool)er$/u, '$1');
  if (tone === undefined) return null;
  return /black|monochrome|sepia/u.test(tone) && match?.[1] === undefined ? tone : `${tone} colours`;
}

function heroOf(text: string): string | null {
  const match = heroWords.exec(text);
  const hero = match?.[1] ?? match?.[2];
  return hero === undefined ? null : /^(?:an?|the|two|three|my)\s/iu.test(hero) ? hero : `a ${hero}`;
}

function withoutTime(place: string): string {
  return place.replace(/\s+(?:at|during|in the)\s+(?:the )?(?:night|midnight|dawn|sunrise|sunset|dusk|twilight|golden hour|noon|midday|morning|afternoon|evening|winter|summer).*$/iu, '').trim();
}

function spokenPart(match: RegExpExecArray | null): string | null {
  const words = (match?.[1] ?? match?.[2])?.trim().replace(/^["'“‘]|["'”’]$/gu, '');
  return words === undefined || words === '' ? null : words;
}

function isUnderstood(wish: string): boolean {
  const patterns = [placeWords, heroWords, endWords, openWords, mentionWords, noPeople, paletteWords, cameraWords];
  return patterns.some((pattern) => pattern.test(wish)) || (wish.length < 40 && (timeWords.test(wish) || weatherWords.test(wish)))
    || /\b(?:make|create|write|explain|describe|tell|video|tone|funny|audience|seconds?|dramatic|humor\w*|style|music|short|viewers?)\b/iu.test(wish);
}

function bareWish(wish: string): string {
  return wish.replace(/^(?:please\s+)?(?:use|add|with|include|show|keep it|make it|lots of)\s+/iu, '').replace(/[.!\s]+$/u, '').trim();
}
