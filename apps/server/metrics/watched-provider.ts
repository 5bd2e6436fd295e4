import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { traced } from '@scenewright/telemetry/tracing.ts';

/**
 * How a call ended: well; begun elsewhere and asked after later; refused for good; not possible now; not possible until the operator
 * does something; ended because nobody wanted it any more; by a fault of ours.
 */
export type CallOutcome =
  | 'ok'
  | 'pending'
  | 'refused'
  | 'unavailable'
  | 'paused'
  | 'stopped'
  | 'failed';

/** Those that are asked for before they have ever happened. */
export const watchedOutcomes = ['ok', 'unavailable', 'paused', 'failed'] as const;

export interface ProviderCall {
  /** What the provider is used for. */
  readonly role: string;
  /** Which implementation it is. */
  readonly provider: string;
  readonly outcome: CallOutcome;
  readonly seconds: number;
}

/** Whether one of a call's arguments is, or holds, a signal that was aborted. */
function wasAborted(args: readonly unknown[]): boolean {
  return args.some((arg) => {
    if (typeof arg !== 'object' || arg === null) return false;
    const signal: unknown = arg instanceof AbortSignal ? arg : Reflect.get(arg, 'signal');
    return signal instanceof AbortSignal && signal.aborted;
  });
}

function outcomeOf(error: unknown, args: readonly unknown[]): CallOutcome {
  if (wasAborted(args)) return 'stopped';
  if (error instanceof StillMakingError) return 'pending';
  if (!(error instanceof ProviderError)) return 'failed';
  if (error.pause === 'paused') return 'paused';
  return error.retryable ? 'unavailable' : 'refused';
}

type Method = (...args: never[]) => Promise<unknown>;
type MethodNames<P> = {
  [Name in keyof P]: P[Name] extends Method ? Name : never;
}[keyof P];

/**
 * A provider whose calls are timed and traced. Everything else of it stays as it is, what it decides anew at each look included.
 * @param names of the methods that ask the service behind it for something
 */
export function watchProvider<P extends { readonly name: string }>(
  role: string,
  provider: P,
  names: readonly MethodNames<P>[],
  onCall: (call: ProviderCall) => void,
): P {
  const watch = (method: Method, called: string) => {
    return async (...args: never[]): Promise<unknown> => {
      const [from, name] = [performance.now(), provider.name];
      const tell = (outcome: CallOutcome) =>
        onCall({ role, provider: name, outcome, seconds: (performance.now() - from) / 1_000 });
      try {
        const result = await traced(
          `${role} ${called}`,
          { 'scenewright.provider': name },
          () => method(...args),
          { kind: 'client', isFailure: (error) => !(error instanceof StillMakingError) },
        );
        tell('ok');
        return result;
      } catch (error) {
        tell(outcomeOf(error, args));
        throw error;
      }
    };
  };
  const watched = names.map((name) => [
    name,
    { value: watch(provider[name] as Method, String(name)), enumerable: true },
  ]);
  return Object.create(provider, Object.fromEntries(watched) as PropertyDescriptorMap) as P;
}
