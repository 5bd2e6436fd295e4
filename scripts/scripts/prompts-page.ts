import { html, type Html } from '@scenewright/contract/rules/html.ts';
import type { SampleScene, Told } from './sample-prompts.ts';

interface ToldScene {
  readonly scene: SampleScene;
  readonly told: readonly Told[];
}

const toldHtml = ({ model, prompt, length, limit, negativePrompt, dropped, input }: Told): Html =>
  html` <dt>${model}</dt>
    <dd>
      ${prompt}
      <small>${length} of ${limit} characters</small>
      ${negativePrompt === '' ? null : html`<small>Not: ${negativePrompt}</small>`}
      ${dropped.length === 0 ? null : html`<small>Left out: ${dropped.join(' · ')}</small>`}
      <details>
        <summary>What is sent</summary>
        <pre>${JSON.stringify(input, null, 2)}</pre>
      </details>
    </dd>`;

const sceneHtml = ({ scene: { name, request }, told }: ToldScene): Html =>
  html` <section>
    <h2>${name}</h2>
    <p>
      ${request.description}<small>Said: ${request.dialogue}</small
      ><small>As it comes: ${request.prompt}</small>
    </p>
    <dl>${told.map(toldHtml)}</dl>
  </section>`;

/** A page that shows scenes as each model gets them. */
export function promptsPage(scenes: readonly ToldScene[]): string {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Prompts of each model</title>
      <style>
        body {
          font:
            15px/1.5 system-ui,
            sans-serif;
          margin: 2rem auto;
          max-width: 70rem;
          padding: 0 1rem;
        }
        h2 {
          margin-top: 3rem;
          font-size: 1.1rem;
        }
        dt {
          font-weight: 600;
          margin-top: 1rem;
        }
        dd {
          margin: 0;
        }
        small {
          color: #555;
          display: block;
        }
        pre {
          white-space: pre-wrap;
          background: #f4f4f4;
          padding: 0.75rem;
        }
      </style>
      <h1>What each model is told</h1>
      ${scenes.map(sceneHtml)}
    </html> `.markup;
}
