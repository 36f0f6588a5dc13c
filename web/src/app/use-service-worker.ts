import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle';

const SCRIPT = '/sw.js';
/** Whoever leaves a page open for days hears of a new version, too. */
const LOOK_EVERY_MS = 60 * 60_000;

/**
 * Has the service worker keep what opens offline, once the page is there and nothing else goes on.
 * @returns what changes to a new version of the site, when there is one; null otherwise. It reloads the
 * page, which nothing else here ever does.
 */
export function useServiceWorker(): (() => void) | null {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [isNewer, setNewer] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenLoaded(() => {
      const { serviceWorker: container } = navigator;
      const isFirst = container.controller === null;
      container.register(SCRIPT, { updateViaCache: 'none' }).then(
        (registered) => {
          setRegistration(registered);
          if (isFirst) void container.ready.then(tellLoaded);
        },
        // A browser that blocks storage, or one without a network: the site works without it.
        (error: unknown) => console.warn('Nothing is kept for offline', error),
      );
    });
  }, []);

  useEffect(() => {
    if (registration === null) return;
    return watch(registration, () => setNewer(true));
  }, [registration]);

  return registration === null || !isNewer ? null : () => change(registration);
}

/** Names the files that came before there was a worker to keep them: this page needs them again. */
function tellLoaded({ active }: ServiceWorkerRegistration): void {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  active?.postMessage({ loaded });
}

/** Calls `run` once the page has loaded and has nothing more urgent to do. */
function whenLoaded(run: () => void): () => void {
  let isOver = false;
  const wait = () =>
    whenIdle(() => {
      if (!isOver) run();
    });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', wait);
  };
}

/** Tells of a version that waits, and of one that another tab has changed to. */
function watch(registration: ServiceWorkerRegistration, found: () => void): () => void {
  const { serviceWorker: container } = navigator;
  // Whoever takes over a page that had nobody is no newer than the page.
  let isFirst = container.controller === null;
  const look = () => {
    if (registration.waiting !== null && registration.active !== null) found();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  const changed = () => {
    if (!isFirst) found();
    isFirst = false;
  };
  let lookedAt = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    // Without a network there is no answer, and the next time will do.
    registration.update().catch(() => {});
  };
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  container.addEventListener('controllerchange', changed);
  document.addEventListener('visibilitychange', ask);
  return () => {
    registration.removeEventListener('updatefound', follow);
    container.removeEventListener('controllerchange', changed);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Lets the version that waits take over, then shows it. Another tab may have done the first. */
function change({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting === null) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
}
