import { isHashed, keep, kept, keptPage } from './cache';

/** How long somebody waits for a page before they get the one that is kept. */
const PATIENCE_MS = 2_500;

type Later = (work: Promise<unknown>) => void;

/**
 * The answer to a request; null leaves it to the browser, as if nobody were here. That is everything
 * but pages and files of this site: data, sign-in (`/__/`), uploads, other hosts, parts of films.
 */
export function answer(request: Request, origin: string, later: Later): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range'))
    return null;
  if (url.pathname.startsWith('/__/')) return null;
  if (request.mode === 'navigate') return page(request, url.pathname, later);
  if (isHashed(url.pathname)) return file(request, url.pathname, later);
  return KEPT.includes(url.pathname) ? plainFile(request, url.pathname) : null;
}

/** From the network, and from what is kept where that is gone or takes too long. */
async function page(request: Request, path: string, later: Later): Promise<Response> {
  const asked = fetch(request);
  const response = await Promise.race([asked.catch(() => undefined), after(PATIENCE_MS)]);
  if (response === undefined) return (await keptPage(path)) ?? asked;
  if (response.ok && PAGES.includes(path)) later(keep(path, response.clone()));
  return response;
}

/** A file with a hash in its name never changes: once seen, it is not asked for again. */
async function file(request: Request, path: string, later: Later): Promise<Response> {
  const known = await kept(path);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.status === 200) later(keep(path, response.clone()));
  return response;
}

/** An icon or the manifest: the newest, or the one that is kept. */
async function plainFile(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await kept(path);
    if (known === undefined) throw error;
    return known;
  }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
