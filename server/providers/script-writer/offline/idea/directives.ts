/** What an idea says about the video rather than in it. */
const videoWords = /\b(?:video|clip|reel|short|tiktok|scenes?|voice-?over|narration|narrator|music|soundtrack|captions?|subtitles?|text overlay|call to action|cta|footage|visuals?|camera|shots?|tone|style|viewers?|audience|hook|colou?rs?|lighting|animation|transitions?|b-roll|hashtags?|main character|seconds long)\b/iu;
const makerVerb = /^(?:please\s+)?(?:can you\s+|could you\s+|i (?:want|need|would like|'d like)(?: you)?(?: to)?\s+|let's\s+)?(?:make|create|generate|write|produce|do|give|film|shoot|design|build|prepare|craft|record)\b/iu;
const tellerVerb = /^(?:please\s+)?(?:explain|describe|show|tell|include|highlight|discuss|cover|mention|feature|present|introduce|compare|focus on|talk about|emphasi[sz]e|illustrate|summari[sz]e|explore|demonstrate|reveal|walk (?:us|me|viewers) through|break down|dive into|teach)\b/iu;
const shapeVerb = /^(?:please\s+)?(?:start|begin|open|end|finish|close|conclude|wrap up|use|add|keep it|make (?:it|sure)|avoid|don't (?:use|show)|do not (?:use|show)|set it|set in|no )\b/iu;
const askingFor = /^(?:i (?:want|need|would like|'d like)|we (?:want|need)|the (?:video|clip|reel|tone|style|voice|narrator|music|visuals?|target audience|audience|goal|hook)\b|it should|target audience|tone\s*:|style\s*:|audience\s*:|visuals?\s*:|angle\s*:|structure\s*:|platform\s*:|goal\s*:)/iu;

/** "Don't mention the price", "No people.": said to nobody but the maker. */
const forbids = /^(?:please\s+)?(?:(?:do not|don['’]t|never)\s+(?:mention|say|talk about|include|use|show|add|name)\b|no\s+[\p{L}-]+(?:\s+[\p{L}-]+)?\s*[.!]?$)/iu;
/** "A video about our new tea shop". */
const videoLead = /^(?:an?|one)\s+(?:[\p{L}-]+\s+){0,2}(?:video|clip|reel|short|film|story)\s+(?:about|on|for|of|that|which)\b/iu;

/** Whether a sentence only says what must not be. */
export const isProhibition = (sentence: string): boolean => forbids.test(sentence);

/** Whether a sentence tells the maker what to do ("Use upbeat music") rather than being material to say. */
export function isDirective(sentence: string, afterDirective: boolean): boolean {
  if (askingFor.test(sentence) || forbids.test(sentence) || videoLead.test(sentence)) return true;
  if (makerVerb.test(sentence)) return /\b(?:about|on|of|for|explaining|showing|video|short|reel|story|promo|ad|clip|script|it)\b/iu.test(sentence) && videoWordsOrMe(sentence);
  if (tellerVerb.test(sentence)) return true;
  return shapeVerb.test(sentence) && (afterDirective || videoWords.test(sentence) || /['"“]/u.test(sentence.slice(0, 20)));
}

function videoWordsOrMe(sentence: string): boolean {
  return videoWords.test(sentence) || /\b(?:me|us|something|story|promo|ad|advert\w*|commercial|trailer|script|explainer|tutorial|content|post|it)\b/iu.test(sentence);
}

const aboutLead = /^.{0,90}?\b(?:video|clip|reels?|shorts?|tiktok|story|script|explainer|content|post|film|trailer|ad|promo|commercial|tutorial|something|me|us)\b(?:\s+(?:video|clip|reel|short|script))?\s+(?:about|on|for|of|explaining|showing|describing|that explains|that shows|that teaches|which explains|where|with|covering|featuring|telling)\s+(?:viewers\s+|people\s+|the story of\s+)?/iu;
const tellerLead = /^(?:please\s+)?(?:explain|describe|show|tell(?: me| us)?(?: about)?|discuss|cover|present|introduce|talk about|illustrate|summari[sz]e|explore|demonstrate|reveal|walk (?:us|me|viewers) through|break down|dive into|teach(?: me| us| viewers| people)?(?: about)?|highlight|focus on|include|mention|feature|emphasi[sz]e)\s+/iu;
const forTail = /[,\s]+(?:in (?:simple|plain|easy) (?:terms|words|language)|step by step|for beginners|for kids|in (?:\d+|sixty|thirty|one|two) (?:seconds|minutes?)|in a (?:funny|dramatic|fun|simple|cinematic|humorous) way|please)\s*[.!]?$/iu;

/** What a directive is about: "Make a video about sea otters" gives "sea otters". */
export function directiveTopic(sentence: string): string {
  const withoutMaker = makerVerb.test(sentence) || askingFor.test(sentence) || videoLead.test(sentence) ? sentence.replace(aboutLead, '') : sentence;
  return withoutMaker.replace(tellerLead, '').replace(forTail, '').replace(/[.!\s]+$/u, '').trim();
}
