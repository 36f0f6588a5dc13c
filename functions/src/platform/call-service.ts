import type { SecretParam } from 'firebase-functions/params';
import { type CallableFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';

/** A call that a service can answer. */
export interface ServedCall {
  readonly secrets: readonly SecretParam[];
  /** Whether only the emulators have it. */
  readonly isLocal: boolean;
}

/** Two hours, the longest that browsers remember that another origin may send a call. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Defines an HTTPS function that answers many calls, each under the path of its name. A call keeps its schema, its
 * access and its line in the log; the service has the secrets of all, and its size.
 */
export function defineCallService(
  options: HttpsOptions,
  calls: ReadonlyMap<string, ServedCall & CallableFunction<unknown, Promise<unknown>>>,
) {
  const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';
  const served = new Map([...calls].filter(([, { isLocal }]) => isEmulated || !isLocal));
  const secrets = [...new Set([...served.values()].flatMap((call) => call.secrets))];
  return onRequest({ ...options, secrets }, (request, response) => {
    const call = served.get(request.path.slice(1));
    if (call === undefined) {
      response.status(404).json({ error: { status: 'NOT_FOUND', message: 'not-found' } });
      return;
    }
    response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
    return call(request, response);
  });
}
