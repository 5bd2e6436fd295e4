import { isHanging, isPart } from './footing-lists.ts';

/* Where a thing may be seen, and where it would look lost. */

/** Whether a thing hangs on a wall, or is part of a body: it stands on no plinth and lies on no table. */
export const hangsOnWall = (emoji: string): boolean => isHanging(emoji) || isPart(emoji);

const neverOnWorktops =
  /(?:^|-)(?:shoes?|boots?|socks?|sneakers?|sandals?|slippers?|trousers|jeans|shirts?|t-shirt|dress|coat|jacket|suitcase|luggage|backpack|handbag|briefcase|bicycle|tyre|wheel|saw|drill|collar)(?:$|-)/u;
/** Whether a thing may lie among the food of a kitchen. */
export const suitsKitchen = (emoji: string): boolean => !neverOnWorktops.test(emoji);

const movable = /^(?:drawn-)?(?:[a-z]+-)?(?:tables?|chairs?|bench|stall|parasol|trestle)$/u;
/** Furniture that is put out of doors as well. */
export const isPutOutside = (emoji: string): boolean => movable.test(emoji);
