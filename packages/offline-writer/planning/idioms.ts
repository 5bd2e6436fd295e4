/* Words that mean something else than they name: nothing of them is seen. */

const idioms = new RegExp(
  String.raw`\b(?:${[
    '(?<=(?:what|who|why|how|where|when) )on earth',
    'on the (?:wing|fly|mend|dot|other hand|one hand)',
    'on (?:thin ice|purpose|average|paper|foot)',
    'in (?:a nutshell|the long run|hot water|the nick of time|the blink of an eye|a heartbeat|the driving seat)',
    'by (?:the book|the way|heart|a whisker|far)',
    'under (?:the weather|the radar)',
    '(?:out of the blue|off the bat|off the cuff|off the hook)',
    'at (?:heart|the end of the day|the drop of a hat|loggerheads)',
    '(?:a)?round the clock',
    '(?:over the moon|up in arms|back to square one|hand in hand|face to face|head over heels|heads up|thumbs up)',
    '(?:the )?(?:tip of the iceberg|elephant in the room|cherry on top|last straw|rule of thumb|can of worms|red tape|red herring|wet blanket|couch potato|cold feet|silver bullet|game changer|rat race)',
    '(?:hits?|hitting) the (?:sack|nail on the head|jackpot)',
    '(?:breaks?|broke|breaking) (?:the bank|a sweat)',
    '(?:kick(?:s|ed)? the bucket|spill(?:s|ed)? the beans|(?:bites?|bit) the (?:bullet|dust))',
    '(?:keep|keeps|kept|keeping) an eye on',
    'costs? an arm and a leg',
    '(?:raining|rains) cats and dogs',
    '(?:go|goes|going|went) (?:bananas|nuts|the extra mile)',
  ].join('|')})\b(?! of\b)`,
  'giu',
);
/** "Hello my darling,": whom somebody greets. */
const greeting =
  /^(?:\W*)(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|night)|goodnight|greetings|goodbye|bye)\b[^,.!?;:]{0,40}(?=[,.!?;:])/iu;

/** A line without what means something else; each word keeps its place. */
export const withoutIdioms = (line: string): string =>
  line
    .replace(greeting, (found) => ','.repeat(found.length))
    .replaceAll(idioms, (found) => ','.repeat(found.length));
