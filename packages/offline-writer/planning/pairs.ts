import { ofScenes } from './scene-words.ts';

/** What is drawn, or only there, as two of a kind: a pair of these is one picture. */
const asPair = new RegExp(`(?:^| )(?:${ofScenes.asPair})$`, 'u');

/** Whether a pair of what a noun names is one of it: two pairs of glasses are two, two pairs of socks four. */
export const isNamedAsPair = (noun: string): boolean => asPair.test(noun.toLowerCase());
