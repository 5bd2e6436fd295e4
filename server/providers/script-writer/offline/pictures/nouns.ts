/** Things one can draw, each in a place of its own: the words that name them, then the picture. */
export const nounPictures: readonly (readonly [words: string, picture: string])[] = [
  ['dog puppy dogs puppies', 'A dog running across a green park'],
];
