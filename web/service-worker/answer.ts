import { cached, cachedPage, isHashed, pageAt, store } from './cache';

/** The time that a page may take before the cached one is shown. */
const NETWORK_TIMEOUT_MS = 2_500;

type WaitUntil = (work: Promise<unknown>) => void;

/**
 * The response to a request; null leaves it to the browser. Handles only pages and files of this
 * site, not data, sign-in (`/__/`), calendars, uploads, other hosts or range requests.
 */
export function answer(
  request: Request,
  origin: string,
  waitUntil: WaitUntil,
): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range'))
    return null;
  if (/^\/(__|calendar)\//.test(url.pathname)) return null;
  if (request.mode === 'navigate') return navigate(request, url.pathname, waitUntil);
  if (isHashed(url.pathname)) return file(request, url.pathname, waitUntil);
  return PRECACHED.includes(url.pathname) ? plainFile(request, url.pathname) : null;
}

/** Network first, with the cache as fallback when the network fails or is too slow. */
async function navigate(request: Request, path: string, waitUntil: WaitUntil): Promise<Response> {
  const page = pageAt(path);
  const fetched = fetch(request);
  const response = await Promise.race([fetched.catch(() => undefined), after(NETWORK_TIMEOUT_MS)]);
  if (response === undefined) return (await cachedPage(page)) ?? fetched;
  if (response.ok && page !== null) waitUntil(store(page, response.clone()));
  return response;
}

/** Cache first: a file with a hash in its name never changes. */
async function file(request: Request, path: string, waitUntil: WaitUntil): Promise<Response> {
  const known = await cached(path);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.status === 200) waitUntil(store(path, response.clone()));
  return response;
}

/** Network first, for icons and the manifest. */
async function plainFile(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await cached(path);
    if (known === undefined) throw error;
    return known;
  }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
