/** A call that waits for a fresh sign-in; `answer` says whether there has been one. */
export interface FreshSignInRequest {
  readonly answer: (isFresh: boolean) => void;
}

let request: FreshSignInRequest | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function publish(next: FreshSignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Asks for a fresh sign-in, once for all calls that wait; false where nothing can ask. */
export function askForFreshSignIn(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (asked !== null) return asked;
  let resolve: (isFresh: boolean) => void = () => {};
  const own = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  asked = own;
  publish({
    answer: (isFresh) => {
      asked = null;
      publish(null);
      resolve(isFresh);
    },
  });
  return own;
}

export function subscribeToFreshSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function freshSignInRequest(): FreshSignInRequest | null {
  return request;
}
