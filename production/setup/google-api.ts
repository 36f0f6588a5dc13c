import { setTimeout as wait } from 'node:timers/promises';
import { GoogleAuth } from 'google-auth-library';

export type Json = { readonly [key: string]: unknown };

/** Google's HTTP APIs, as the owner of a project uses them. */
export interface GoogleApi {
  /** Null if it doesn't exist, or its API isn't enabled yet, where nothing can exist. */
  get(url: string): Promise<Json | null>;
  /**
   * Changes something, and waits until that is done.
   * @throws Error with Google's sentence.
   */
  send(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: Json): Promise<Json>;
  /**
   * Begins something that takes longer, and returns the operation.
   * @throws Error with Google's sentence.
   */
  begin(url: string, body: Json): Promise<Json>;
}

/** How often an operation is asked about, and for how long. */
const POLL_MS = 2_000;
const LONGEST_MS = 10 * 60_000;

/**
 * The APIs, with the credentials of `gcloud auth application-default login` or of a service account.
 * @param projectId pays for the calls that count to a quota.
 */
export function googleApi(projectId: string): GoogleApi {
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  const ask = async (method: string, url: string, data?: Json) => {
    await requireSignedIn(auth);
    const response = await auth.request<Json>({
      url,
      method,
      data,
      headers: { 'x-goog-user-project': projectId },
      // A refusal is read below.
      validateStatus: () => true,
    });
    return { status: response.status, body: response.data };
  };
  const change = async (method: string, url: string, data?: Json) => {
    const { status, body } = await ask(method, url, data);
    if (status >= 300) throw refusal(url, status, body);
    return body;
  };
  return {
    async get(url) {
      const { status, body } = await ask('GET', url);
      if (status < 300) return body;
      if (status === 404 || isDisabled(body)) return null;
      throw refusal(url, status, body);
    },
    async send(method, url, data) {
      const body = await change(method, url, data);
      return finished(url, body, async (operation) => (await ask('GET', operation)).body);
    },
    begin: (url, data) => change('POST', url, data),
  };
}

/** @throws Error that says how to sign in on this machine. */
async function requireSignedIn(auth: GoogleAuth): Promise<void> {
  try {
    await auth.getClient();
  } catch (cause) {
    throw new Error(
      'You aren’t signed in to Google on this machine: run “gcloud auth application-default login” as an owner of the project, and then this again.',
      { cause },
    );
  }
}

/** Waits for a long-running operation; anything else is done. */
async function finished(
  url: string,
  answer: Json,
  read: (url: string) => Promise<Json>,
): Promise<Json> {
  const { name } = answer;
  if (typeof name !== 'string' || !/(^|\/)operations\//.test(name)) return answer;
  const { origin, pathname } = new URL(url);
  const version = pathname.split('/')[1];
  const until = Date.now() + LONGEST_MS;
  for (let state = answer; ; state = await read(`${origin}/${version}/${name}`)) {
    if (state.error !== undefined) throw refusal(url, 0, state);
    if (state.done === true) return (state.response ?? {}) as Json;
    if (Date.now() > until) throw new Error(`${url} isn’t done after ten minutes: run this again.`);
    await wait(POLL_MS);
  }
}

function isDisabled(body: Json): boolean {
  return /SERVICE_DISABLED|CONFIGURATION_NOT_FOUND|has not been used in project/.test(
    JSON.stringify(body),
  );
}

function refusal(url: string, status: number, body: Json): Error {
  const { error } = body as { readonly error?: { readonly message?: string } };
  return new Error(`${new URL(url).host} answered ${status}: ${error?.message ?? 'no reason'}`);
}
