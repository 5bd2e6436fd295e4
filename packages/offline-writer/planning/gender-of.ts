import { femaleAnimals, femalePeople, malePeople } from './plan-words.ts';

/** Whether "he" or "she" may mean what a noun phrase names; null where its words do not say. */
export function genderOf(what: string): 'he' | 'she' | null {
  const words = what.toLowerCase().split(' ');
  if (words.includes('female')) return 'she';
  if (words.includes('male')) return 'he';
  if (words.some((word) => femalePeople.has(word) || femaleAnimals.has(word))) return 'she';
  if (words.some((word) => malePeople.has(word))) return 'he';
  return null;
}
