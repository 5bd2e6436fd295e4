import type { Known } from './knowledge/known.ts';
import type { Material } from './reading/material.ts';

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
  const found = known.topicOf(idea, requests);
  if (found === null) return withoutSense(material, known);
  const { topic, remarks } = found;
  const isNew = (remark: string) => requests.every((request) => !request.includes(remark));
  return {
    ...material,
    language: 'en',
    title: null,
    units: [],
    topic,
    requests: [...requests, ...remarks.filter(isNew)].filter((request) => request !== topic.text),
  };
}

/** What the whole idea does not mean, no part of it means: "Mercury (the singer)" is nothing of which something is known. */
function withoutSense(material: Material, known: Known): Material {
  const { topic } = material;
  if (topic === null || known.factsFor(topic).length === 0) return material;
  return { ...material, topic: { ...topic, sense: null } };
}
