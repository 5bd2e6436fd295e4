/** What kind of film an idea asks for. `action` and `question` are in the creator's words. */
export type Intent =
  | { readonly kind: 'how-to'; readonly action: string }
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'versus'; readonly left: string; readonly right: string }
  | { readonly kind: 'promo'; readonly offer: string; readonly details: readonly string[] }
  | { readonly kind: 'story'; readonly hero: string; readonly deed: string }
  | { readonly kind: 'topic' };

const howTo = /\b(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|(?:ways|tips|steps|hacks|tricks|habits|guide|tutorial) (?:to|for|on|that help you))\s+([^.!?\n]{3,70})/iu;
const promoWords = /\b(?:promo(?:te|ting|tion|tional)?|advert\w*|commercial|grand opening|now open|launch(?:es|ing)? (?:of )?(?:my|our|a|the)|(?:launch|product|promo|teaser) (?:video|clip|reel|film|spot) (?:for|of)|introducing|discount|\d+ ?% off|limited[- ]time|on sale|pre-?order|our new|my new (?:\w+ )?(?:shop|store|app|book|course|brand|product|business|bakery|restaurant|caf[eé]|salon|channel|podcast|album|line|collection)|(?:my|our) (?:\w+ ){0,2}(?:shop|store|app|brand|product|business|bakery|restaurant|caf[eé]|course|service|services|salon|gym|studio|agency|startup|company|clinic|hotel|boutique|food truck))\b/iu;
const storyLead = /^(?:(?:the|a) (?:short |bedtime |scary |funny |love )?(?:story|tale|adventures?) (?:about|of) )/iu;
const storyShape = /^((?:an?|the|two|three)\s+(?:[\p{L}'’-]+\s+){0,4}?[\p{L}'’-]+)\s+((?:who|that|which|named|called|finds?|discovers?|meets?|learns?|wants?|dreams? of|loses?|searches|falls in love|travels?|saves?|escapes?|wakes up|lives?|goes on|tries)\b.{2,90})$/iu;
const questionStart = /^(?:why|what|how|when|where|who|which|is|are|can|could|does|do|did|should|would|will|has|have)\b/iu;

/** The kind of film a text asks for, judged by its topic first. */
export function readIntent(text: string, topic: string): Intent {
  const contest = /^(.{2,50}?)\s+(?:vs\.?|versus|or)\s+(.{2,50}?)(?:[:?,.].*)?$/iu.exec(topic);
  if (contest?.[1] !== undefined && contest[2] !== undefined && /\bv(?:s\b|ersus)|^[^ ]+ or [^ ]+\??$/iu.test(topic)) {
    return { kind: 'versus', left: contest[1], right: contest[2] };
  }
  const action = howTo.exec(topic)?.[1] ?? howTo.exec(text.slice(0, 300))?.[1];
  if (action !== undefined) return { kind: 'how-to', action: trimEnd(action) };
  if (promoWords.test(text.slice(0, 1500))) return { kind: 'promo', ...offerOf(topic) };
  const story = storyShape.exec(topic.replace(storyLead, ''));
  if (story?.[1] !== undefined && story[2] !== undefined) return { kind: 'story', hero: story[1], deed: story[2] };
  if (questionStart.test(topic) && topic.endsWith('?')) {
    return { kind: 'question', question: `${topic.replace(/\?+$/u, '')}?` };
  }
  if (storyLead.test(topic)) return { kind: 'story', hero: topic.replace(storyLead, ''), deed: '' };
  return { kind: 'topic' };
}

function trimEnd(action: string): string {
  return action.replace(/\s+(?:in (?:\d+|five|ten) (?:minutes?|steps|days)|for beginners|step by step|fast|quickly|at home)\s*$/iu, '').trim();
}

/** "a promo for my new bakery in Lisbon, grand opening Saturday" offers "new bakery in Lisbon" with one detail. */
function offerOf(topic: string): { offer: string; details: string[] } {
  const offer = topic
    .replace(/^.{0,60}?\b(?:promo|promotion|promotional|promote|promoting|advert\w*|ad|commercial|launch|teaser|trailer)\b(?:\s+(?:video|clip|reel|ad))?(?:\s+(?:for|of))?\s+/iu, '')
    .replace(/^(?:my|our)\s+/iu, '');
  const [name = topic, ...details] = offer.split(/[,;:–—]|\s-\s/u).map((part) => part.trim()).filter((part) => part !== '');
  return { offer: name, details };
}
