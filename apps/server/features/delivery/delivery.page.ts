import { type Document, renderDocument } from '../../documents/document.ts';
import { html, type Html } from '../../documents/html.ts';
import type { ConsentAnswer } from './delivery.answers.ts';

const agree = html`<button class="main" name="answer" value="agree">
  Yes, mail me their videos
</button>`;
const refuse = html`<button class="plain" name="answer" value="refuse">
  No, and let nobody ask again
</button>`;

const refused = html`<p class="done" role="status">
    Nobody can have videos mailed to you, and you are not asked again.
  </p>
  <p>Mails about an account of your own at Scenewright are not meant by this.</p>`;

interface Words {
  readonly heading: string;
  readonly body: Html;
  readonly buttons: Html | null;
}

const words: Readonly<Record<ConsentAnswer, Words>> = {
  nothing: {
    heading: 'May we mail you videos?',
    body: html`<p>
        Somebody makes a video with Scenewright and wants it delivered to your address. It is mailed
        only if you agree.
      </p>
      <p>
        You agree to videos of this one person. You refuse for everybody: then nobody can have
        videos sent to you.
      </p>`,
    buttons: html`${agree}${refuse}`,
  },
  agreed: {
    heading: 'You agreed',
    body: html`<p class="done" role="status">
        Videos of the person who asked are mailed to you when they are finished.
      </p>
      <p>You can take that back at any time: here, or by the link in each of these mails.</p>`,
    buttons: refuse,
  },
  refused: {
    heading: 'You refused',
    body: refused,
    buttons: html`<button class="plain" name="answer" value="agree">
      Agree to this one person after all
    </button>`,
  },
  'refused, gone': { heading: 'You refused', body: refused, buttons: null },
  'nothing, gone': {
    heading: 'Nobody is waiting for an answer',
    body: html`<p>
        Whoever asked has closed their account, so nothing will be mailed to you for them.
      </p>
      <p>If you want nobody else to ask, refuse for everybody.</p>`,
    buttons: refuse,
  },
};

/**
 * The page of the mail that asks. Programs open links to look at them, so that opening it decides nothing: its buttons do.
 * @param action where the answer is posted
 */
export function renderConsentPage(answer: ConsentAnswer, action: string): Document {
  const { heading, body, buttons } = words[answer];
  return renderDocument({
    title: heading,
    main: html`<section class="words">
      <h1>${heading}</h1>
      ${body}${buttons === null ? null : html`<form method="post" action="${action}">${buttons}</form>`}
    </section>`,
  });
}

export const missingSentence =
  'This link is not complete. Open it from the mail again, or copy all of it.';
