import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderMissing } from '../../documents/document.ts';
import { sendDocument } from '../../http/send-document.ts';
import type { Answers, ConsentAnswer } from './delivery.answers.ts';
import { missingSentence, renderConsentPage } from './delivery.page.ts';

interface TokenParams {
  Params: { token: string };
}

const path = '/mail/:token';

/** The page where the owner of an address agrees or refuses, without an account, a script or a cookie. */
export function registerConsentRoutes(app: FastifyInstance, answers: Answers): void {
  const show = async (reply: FastifyReply, token: string, answer: ConsentAnswer | null) =>
    answer === null
      ? await sendDocument(reply, renderMissing(missingSentence), { status: 404 })
      : await sendDocument(reply, renderConsentPage(answer, `/mail/${token}`));

  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    // Mail programs post a form of either kind (RFC 8058); what it says is always the same.
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, new URLSearchParams()),
    );
    pages.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });

    pages.get<TokenParams>(
      path,
      async ({ params: { token } }, reply) => await show(reply, token, await answers.look(token)),
    );
    pages.post<TokenParams>(path, async ({ params: { token }, body }, reply) => {
      const choice = body instanceof URLSearchParams ? body.get('answer') : null;
      if (choice !== 'agree' && choice !== 'refuse')
        return await show(reply, token, await answers.look(token));
      const answer = choice === 'agree' ? await answers.agree(token) : await answers.refuse(token);
      return answer === null
        ? await show(reply, token, null)
        : await reply.redirect(`/mail/${token}`, 303);
    });

    // Whoever opens this address instead of posting to it is asked.
    pages.get<TokenParams>(
      `${path}/unsubscribe`,
      async ({ params: { token } }, reply) => await show(reply, token, await answers.look(token)),
    );
    pages.post<TokenParams>(
      `${path}/unsubscribe`,
      async ({ params: { token } }, reply) => await show(reply, token, await answers.refuse(token)),
    );
  });
}
