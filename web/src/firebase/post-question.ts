/** A question that the frame's first script has asked (`show-first-view.ts`), before the site's code has loaded. */
interface EarlyQuestion {
  readonly url: string;
  readonly body: string;
  readonly answer: Promise<unknown>;
}

declare global {
  /** On `globalThis`, since pages are rendered without a window too. */
  var earlyQuestion: EarlyQuestion | undefined;
}

const TIMEOUT_MS = 8_000;

/**
 * Asks Firestore's REST interface.
 * @param body JSON.
 * @throws Error if the service refuses or fails, or what `fetch` throws.
 */
export async function postQuestion(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    // Of this type, a visitor's request needs no other before it that asks whether it may be sent.
    headers: { 'Content-Type': 'text/plain', ...headers },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  return response.json();
}

/**
 * Asks as a visitor, and leaves the answer to the page that asks the same.
 * @throws as `postQuestion`.
 */
export function askEarly(url: string, body: string): Promise<unknown> {
  const answer = postQuestion(url, body);
  globalThis.earlyQuestion = { url, body, answer };
  return answer;
}

/** The answer to the same question, once; null where it wasn't asked early, or failed. */
export async function earlyAnswer(url: string, body: string): Promise<unknown> {
  const asked = globalThis.earlyQuestion;
  if (asked?.url !== url || asked.body !== body) return null;
  globalThis.earlyQuestion = undefined;
  return asked.answer.catch(() => null);
}
