/** What is drawn, or only there, as two of a kind: a pair of these is one picture. */
const asPair =
  /(?:^| )(?:glasses|goggles|sunglasses|scissors|pliers|jeans|trousers|shorts|tights|leggings|binoculars|tweezers|headphones|tongs|pyjamas|boots?|slippers?|sandals?|earrings?|earplugs?|earbuds?|gloves?|skis?|chopsticks|handcuffs|shoelaces?|straighteners|dungarees|curtains?|maracas|castanets|secateurs|clippers)$/u;

/** Whether a pair of what a noun names is one of it: two pairs of glasses are two, two pairs of socks four. */
export const isNamedAsPair = (noun: string): boolean => asPair.test(noun.toLowerCase());
