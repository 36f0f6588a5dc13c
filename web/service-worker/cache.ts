const PREFIX = 'site-';
const NAME = `${PREFIX}${VERSION}`;

/** The page served for every URL without a prerendered page. */
const SHELL = '/shell';

/** Caches all files of this version, or fails if one is missing. */
export async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    PRECACHED.map(async (path) => {
      // A hashed file can come from the HTTP cache; other files are fetched again.
      const request = new Request(path, { cache: isHashed(path) ? 'default' : 'reload' });
      const response = await fetch(request);
      if (!response.ok || response.redirected) {
        throw new Error(`${path} cannot be cached: ${response.status} from ${response.url}`);
      }
      await cache.put(path, response);
    }),
  );
}

/** Deletes the caches of earlier versions. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(former.map((name) => caches.delete(name)));
}

export async function cached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(path, { ignoreVary: true });
}

export async function store(path: string, response: Response): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(path, response);
}

/**
 * Caches the page and the files it loaded before it had a worker. Most are still in the HTTP cache.
 */
export async function storeLoaded(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = isHashed(path) ? path : pageAt(path);
    if (file === null || (await cached(file)) !== undefined) continue;
    const response = await fetch(file);
    if (response.status === 200) await store(file, response);
  }
}

/** The URL of the prerendered page that is served at a path; null for the shell. */
export function pageAt(path: string): string | null {
  return PAGES.includes(path) ? path : null;
}

/** The cached page of a URL, or the shell. */
export async function cachedPage(page: string | null): Promise<Response | undefined> {
  return (page === null ? undefined : await cached(page)) ?? cached(SHELL);
}

export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}
