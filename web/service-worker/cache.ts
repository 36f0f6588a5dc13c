const PREFIX = 'site-';
const NAME = `${PREFIX}${VERSION}`;

/** The page that opens every address which has no page of its own. */
const SHELL = '/shell';

/** Keeps everything of this version, or fails: half a version is none. */
export async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    KEPT.map(async (path) => {
      // A file with a hash in its name is the same wherever it comes from; others are asked for anew.
      const request = new Request(path, { cache: isHashed(path) ? 'default' : 'reload' });
      const response = await fetch(request);
      if (!response.ok || response.redirected) {
        throw new Error(`${path} cannot be kept: ${response.status} from ${response.url}`);
      }
      await cache.put(path, response);
    }),
  );
}

/** Drops what former versions have kept. */
export async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(former.map((name) => caches.delete(name)));
}

export async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(path, { ignoreVary: true });
}

export async function keep(path: string, response: Response): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(path, response);
}

/** Keeps what a page had loaded before it had a worker; the browser mostly has it still. */
export async function keepLoaded(paths: readonly string[]): Promise<void> {
  for (const path of paths.filter(isHashed)) {
    if ((await kept(path)) !== undefined) continue;
    const response = await fetch(path);
    if (response.status === 200) await keep(path, response);
  }
}

/** The page at an address as it was last seen, or the empty one that fills itself. */
export async function keptPage(path: string): Promise<Response | undefined> {
  return (await kept(path)) ?? kept(SHELL);
}

export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}
