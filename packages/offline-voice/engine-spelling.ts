/**
 * The engine's lexicon is of the year 2000 and its rules for other words guess. These are spelled the way it says them right;
 * each was checked by its phones. Two words where the parts are in the lexicon.
 */
const respellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    analyse: 'analyze',
    analysed: 'analyzed',
    blockchain: 'block chain',
    customise: 'customize',
    deepfake: 'deep fake',
    genghis: 'gengis',
    latte: 'lottay',
    lattes: 'lottays',
    matcha: 'mahcha',
    misheard: 'miss heard',
    optimise: 'optimize',
    organise: 'organize',
    organised: 'organized',
    origami: 'oreegahmi',
    quinoa: 'keenwa',
    realise: 'realize',
    realised: 'realized',
    recognise: 'recognize',
    recognised: 'recognized',
    pterodactyl: 'terradactil',
    spinosaurus: 'spyno saurus',
    timelapse: 'time lapse',
    triceratops: 'try sera tops',
    tyrannosaurus: 'tyranno saurus',
    vegan: 'veegan',
    vegans: 'veegans',
    velociraptor: 'velossi raptor',
    velociraptors: 'velossi raptors',
    voiceover: 'voice over',
  }),
);

/** Words written alike and said apart. The engine has one sound for them, or guesses wrong; its neighbours decide. */
const homographs: readonly {
  readonly word: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly spelling: string;
}[] = [
  {
    word: 'live',
    before:
      /^(to|who|that|we|you|they|i|people|all|and|not|don't|can|could|will|would|must|should|may|might|still|only|where|animals|creatures|humans)$/,
    spelling: 'liv',
  },
  {
    word: 'live',
    after:
      /^(in|on|at|under|among|inside|without|within|together|longer|happily|alone|there|here|near|beneath|your|with|for|through|by|life)$/,
    spelling: 'liv',
  },
  {
    word: 'lives',
    before:
      /^(our|your|their|his|her|my|its|whose|of|these|those|many|some|all|human|people's|million|thousand|save|saved|change|changed|changes|changing)$/,
    spelling: 'lyves',
  },
  { word: 'lives', spelling: 'livs' },
  {
    word: 'lead',
    after: /^(pipe|pipes|paint|pencil|pencils|poisoning|bullet|bullets|weight|weights)$/,
    spelling: 'lead',
  },
  { word: 'lead', before: /^(like|of|contains|heavy)$/, spelling: 'lead' },
  { word: 'lead', spelling: 'leed' },
  {
    word: 'read',
    before:
      /^(to|will|can|could|would|should|must|may|don't|not|please|let's|we'll|you'll|i'll|who|always|never|often|just)$/,
    spelling: 'reed',
  },
  { word: 'read', before: /^$/, spelling: 'reed' },
  {
    word: 'wound',
    before: /^(a|the|his|her|my|your|their|its|open|deep|old|this|that|every)$/,
    spelling: 'woond',
  },
];

/** How to spell a word for the engine, between its neighbours (empty at a sentence's ends). One or more engine words. */
export function engineSpelling(word: string, before: string, after: string): string[] {
  const found = homographs.find(
    (each) =>
      each.word === word &&
      (each.before?.test(before) ?? true) &&
      (each.after?.test(after) ?? true),
  );
  return (found?.spelling ?? respellings.get(word) ?? word).split(' ');
}
