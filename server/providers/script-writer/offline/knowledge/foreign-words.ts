/** English subject names and what they are called elsewhere: enough to choose a fitting picture for a foreign idea. */
export const foreignWords: readonly (readonly [english: string, ...names: string[]])[] = [
  ['octopus', 'pulpo', 'pieuvre', 'polvo', 'タコ', '章鱼', 'أخطبوط', 'осьминог'],
];
