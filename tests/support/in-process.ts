import { HttpsError } from 'firebase-functions/v2/https';
import type { Answer } from './call-function';

/** Functions as the emulator would run them, in the process of the test and from their source. */

/** An exported function; events of documents say which ones. */
export interface Runnable {
  readonly run: (event: unknown) => Promise<unknown>;
  readonly __endpoint?: {
    readonly eventTrigger?: {
      readonly eventType: string;
      readonly eventFilterPathPatterns?: { readonly document?: string };
    };
  };
}

/** All functions that are deployed, by name. */
export async function exportedFunctions(): Promise<Readonly<Record<string, Runnable>>> {
  // The types of their events differ, and a test passes each its own.
  return (await import('../../functions/src/index')) as unknown as Record<string, Runnable>;
}

async function exported(name: string): Promise<Runnable> {
  const { [name]: found } = await exportedFunctions();
  if (found === undefined) throw new Error(`There is no function "${name}"`);
  return found;
}

/** A value as it arrives over the wire. */
const sent = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));

let beforeCall: () => Promise<void> = async () => {};

/** Has something done before each call of a function. */
export function beforeEachCall(work: () => Promise<void>): void {
  beforeCall = work;
}

/** Calls a function past HTTP: the same schema, access and log, and the same answer. */
export async function callInProcess(
  name: string,
  data: unknown,
  idToken: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const callables = await import('../../functions/src/callables');
  // The types of their inputs differ, and a test passes each its own.
  const { [name]: callable } = callables as unknown as Record<string, Runnable>;
  if (callable === undefined) throw new Error(`There is no call "${name}"`);
  await beforeCall();
  const request = {
    data: sent(data),
    rawRequest: { headers, query: {}, socket: { remoteAddress: '127.0.0.1' } },
    ...(idToken === undefined ? {} : { auth: authOf(idToken) }),
  };
  try {
    return { status: 200, result: sent(await callable.run(request)) };
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    const { status, canonicalName } = error.httpErrorCode;
    const details = sent(error.details) as { readonly code?: unknown } | null;
    const code = typeof details?.code === 'string' ? details.code : canonicalName;
    return { status, code, ...(details === null ? {} : { details }) };
  }
}

/** What the wrapper of callables reads from a token; the emulators check no signatures either. */
function authOf(idToken: string) {
  const [, payload = ''] = idToken.split('.');
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { uid: token.sub, token: { ...token, uid: token.sub }, rawToken: idToken };
}

/** Runs a scheduled function. */
export async function runScheduled(name: string): Promise<void> {
  await (await exported(name)).run({ scheduleTime: new Date().toISOString() });
}

/** Runs a task that was queued just now. */
export async function runTask(name: string, data: unknown): Promise<void> {
  await (await exported(name)).run({ data, retryCount: 0 });
}

/** What `beforeSignIn` answers to Auth: a status and a body. */
export async function answerBlocking(body: unknown): Promise<readonly [number, unknown]> {
  const { beforeSignIn } = await import('../../functions/src/index');
  const headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };
  const request = { method: 'POST', body, header: (name: string) => headers[name.toLowerCase()] };
  let answered: readonly [number, unknown] = [200, {}];
  const response = {
    setHeader: () => response,
    status: (status: number) => {
      answered = [status, {}];
      return response;
    },
    send: (sent: unknown) => {
      answered = [answered[0], typeof sent === 'string' ? JSON.parse(sent) : sent];
      return response;
    },
  };
  // The parts of an Express request and response that the wrapper uses.
  await beforeSignIn(request as never, response as never);
  return answered;
}
