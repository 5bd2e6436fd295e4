import { withoutDirections } from './knowledge/film-directions.ts';
import type { AskedIdea, Known } from './knowledge/known.ts';
import { lettersOf, wordsOf } from './plain-words.ts';
import { lexiconOf } from './planning/languages/lexicons.ts';
import { closedWords } from './reading/language-words.ts';
import type { Material } from './reading/material.ts';
import { readMaterial } from './reading/read-material.ts';
import { toTopic } from './reading/topics.ts';

/** A longer text is told, not looked up. */
const mostCharacters = 300;

/**
 * Material of an idea that only names a known subject or asks about one, in whatever words people ask: "northern lights",
 * "how do volcanoes erupt?? my son is 7". Grammar alone may take it for a sentence ("Sleep", "Fall of Constantinople"),
 * its foreign letters for another language ("Eid al-Fitr"); what is known says better. What is said around it is a wish.
 */
export function withKnownTopic(idea: string, material: Material, known: Known): Material {
  const { form, requests } = material;
  if (idea.length > mostCharacters || form.isScript || form.isDialogue) return material;
  const found = known.topicOf(idea, requests) ?? topicUndirected(idea, requests, known);
  if (found === null)
    return (
      knownAbroad(idea, material, known) ??
      inSureLanguage(undirected(idea, withoutSense(material, known)))
    );
  const { topic, remarks } = found;
  return {
    ...material,
    language: 'en',
    title: null,
    units: [],
    topic,
    requests: eachOnce([...requests, ...remarks]).filter((request) => request !== topic.text),
  };
}

/** Material of an idea that asks of a known subject in another language: "por qué ronronean los gatos". */
function knownAbroad(idea: string, material: Material, known: Known): Material | null {
  const topic = known.foreignTopicOf(idea, material.language);
  if (topic?.language === undefined) return null;
  return { ...material, language: topic.language, title: null, units: [], topic };
}

/** A known subject where what is said behind it to whoever makes the film is not heard. */
function topicUndirected(
  idea: string,
  requests: readonly string[],
  known: Known,
): AskedIdea | null {
  for (const mayGuess of [false, true]) {
    const { text, directions } = withoutDirections(idea, mayGuess);
    const found = directions.length === 0 ? null : known.topicOf(text, requests);
    if (found !== null) return { ...found, remarks: [...found.remarks, ...directions] };
  }
  return null;
}

/** A topic of which nothing is known, without what is said behind it to whoever makes the film. */
function undirected(idea: string, material: Material): Material {
  const { topic, units, title, language, requests } = material;
  if (units.length > (topic === null ? 1 : 0)) return material;
  const { text, directions } = withoutDirections(topic?.text ?? idea);
  if (topic === null) {
    // "La fête du four à pain, mais drôle" is no sentence without what is said behind it.
    const again = directions.length === 0 ? null : readMaterial(text);
    return again === null || again.topic === null || again.units.length > 0
      ? material
      : { ...again, requests: eachOnce([...again.requests, ...directions]) };
  }
  if (text === topic.text) return material;
  return {
    ...material,
    title: title === topic.text ? text : title,
    topic: {
      ...toTopic(text, language),
      ...(topic.sense === undefined ? {} : { sense: topic.sense }),
    },
    requests: eachOnce([...requests, ...directions]),
  };
}

/** Requests without those that others hold, and without those that are others joined. */
function eachOnce(requests: readonly string[]): readonly string[] {
  const letters = requests.map(lettersOf);
  const isJoined = (text: string) => {
    const rest = letters
      .filter((other) => other !== text && other !== '' && text.includes(other))
      .reduce((left, other) => left.replace(other, ''), text);
    return rest === '' && text !== '';
  };
  return requests.filter((_, at) => {
    const text = letters[at] ?? '';
    return letters.indexOf(text) === at && !isJoined(text);
  });
}

/** What the whole idea does not mean, no part of it means: "Mercury (the singer)" is nothing of which something is known. */
function withoutSense(material: Material, known: Known): Material {
  const { topic } = material;
  if (topic === null || known.factsFor(topic).length === 0) return material;
  return { ...material, topic: { ...topic, sense: null } };
}

const comparison = /^(\S+(?: \S+)?) (?:vs?\.?|versus) (\S+(?: \S+)?)$/iu;

/** "Kintsukuroi vs. sashiko": two names that no language of ours has as words are of none; they are asked of in English. */
function inSureLanguage(material: Material): Material {
  const { language, topic, units, title } = material;
  if (language === 'en' || topic === null || units.length > 0 || title !== null) return material;
  const sides = comparison.exec(topic.text.replace(/[?.!]+$/u, ''));
  const words = sides === null ? [] : wordsOf(`${sides[1]} ${sides[2]}`);
  const lexicon = lexiconOf(language);
  const ownWords = new Set(Object.hasOwn(closedWords, language) ? closedWords[language] : []);
  const isName = (word: string) =>
    /^[a-z0-9]+$/u.test(word) &&
    !ownWords.has(word) &&
    (lexicon?.meaningsOf(word).length ?? 0) === 0;
  // Every noun of German has a capital.
  const mayBeGerman = language === 'de' && /^\p{Lu}.* \p{Lu}/u.test(topic.text);
  return words.length > 0 && words.every(isName) && !mayBeGerman
    ? { ...material, language: 'en', topic: toTopic(topic.text, 'en') }
    : material;
}
