import { APIError } from 'openai';
import { askChat } from './ask-chat.ts';
import { askResponses } from './ask-responses.ts';
import type { Ask, Asking, AskedService } from './asked-service.ts';

/** From what holds a model to the form most strictly to what any server knows. */
const ways: readonly [Ask, ...Ask[]] = [
  askResponses,
  askChat('json_schema'),
  askChat('json_object'),
  askChat('words'),
];

/** What servers complain of that do not know a part of a request: its form, or who it is for. */
const unknownPart =
  /response[_ ]?format|text\.format|json[_ ]?schema|json[_ ]?object|structured output|grammar|instructions|safety_identifier|prompt_cache_key|\bstore\b|unknown (?:parameter|field|url)|unrecognized|not supported|unsupported|extra (?:inputs|fields)/iu;

/** Whether a server does not know this way to ask, so that another may do. A 404 may also be meant for the model: the last way tells. */
function isUnknownWay(error: unknown): boolean {
  if (!(error instanceof APIError) || error.code === 'model_not_found') return false;
  const { status } = error;
  if (status === 404 || status === 405 || status === 501) return true;
  const isComplaint = status === 400 || status === 422 || status === 500;
  return isComplaint && unknownPart.test(`${error.param ?? ''} ${error.message}`);
}

/**
 * Asks a service in the strictest way that it knows, and remembers which that is. OpenAI's own knows the first. What was
 * not understood was not answered and costs nothing, so an answer is counted once, however often it had to be asked for.
 */
export function createAsk(service: AskedService) {
  let known = 0;
  return async function ask(asking: Asking, signal: AbortSignal): Promise<string> {
    for (let way = known; ; way += 1) {
      try {
        const answer = await (ways[way] ?? ways[0])(service, asking, signal);
        known = way;
        return answer;
      } catch (error) {
        const isLast = way === ways.length - 1 || service.isOpenAi;
        if (isLast || !isUnknownWay(error)) throw error;
      }
    }
  };
}
