import type { Known } from './knowledge/known.ts';
import type { Material, Topic } from './reading/material.ts';
import { toTopic } from './reading/topics.ts';

/** A text of more words is told, not looked up. */
const mostWords = 12;

/**
 * Material of one short phrase that is the name of a known subject, with what people type around a name: "northern lights",
 * "compound interest explained". Grammar alone may take it for a sentence ("Sleep", "Fall of Constantinople") or its
 * foreign letters for another language ("Eid al-Fitr"); what is known says better.
 */
export function withKnownTopic(material: Material, known: Known): Material {
  const { units, topic, requests } = material;
  const [only] = units;
  const phrase = topic?.text ?? phraseOf(material);
  const isPlain = only === undefined || only.kind === 'sentence' || only.kind === 'heading';
  const isTold = material.form.isScript || (topic !== null && units.length > 0);
  if (phrase === null || !isPlain || isTold) return material;
  if (phrase.split(/\s+/u).length > mostWords) return material;
  const isFound = topic !== null && known.factsFor(topic).length > 0;
  if (isFound && material.language === 'en') return material;
  const named = nameOf(phrase);
  const isKnown = known.factsFor(named).length > 0;
  if (!isKnown) return material;
  const wishes = requests.filter((request) => request !== phrase);
  return { ...material, language: 'en', units: [], topic: named, requests: wishes };
}

/** The only thing that an idea says: a word of films ("camera", "piano in 30 seconds") may be taken for a wish. */
function phraseOf({ units, title, requests }: Material): string | null {
  if (title !== null) return null;
  if (units.length === 1) return units[0]?.text ?? null;
  return units.length === 0 && requests.length === 1 ? (requests[0] ?? null) : null;
}

const wishToKnow =
  /^(?:i|we)(?:'d| would)? (?:want|like|love|need) to (?:know|learn|hear|talk)(?: (?:more|something|all|everything))? about /iu;
const announced =
  /^(?:(?:a|my|short|mini|quick|new) )*(?:film|video|clip|reel|short|documentary|explainer|idea|lesson|eli5) ?: ?/iu;

/** The phrase as a topic that is nothing but a name. */
function nameOf(phrase: string): Topic {
  const { text } = toTopic(
    phrase
      .replace(/[.!]+$/u, '')
      .replace(wishToKnow, '')
      .replace(announced, ''),
    'en',
  );
  return { text, head: text, aspect: null, count: null };
}
