import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle';

const SCRIPT = '/sw.js';
/** Check for updates in tabs that stay open for days. */
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the service worker once the page is idle.
 * @returns a function that activates a new version and reloads the page; null when there is none.
 * Nothing else reloads it.
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
          if (isFirst) void container.ready.then(sendLoadedFiles);
        },
        // Storage may be blocked or the network gone. The site works without a worker.
        (error: unknown) => console.warn('Could not register the service worker', error),
      );
    });
  }, []);

  useEffect(() => {
    if (registration === null) return;
    return watch(registration, () => setNewer(true));
  }, [registration]);

  return registration === null || !isNewer ? null : () => activate(registration);
}

/**
 * Sends the page and the files that were loaded before the worker existed, so that it caches them.
 */
function sendLoadedFiles({ active }: ServiceWorkerRegistration): void {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  active?.postMessage({ loaded: [window.location.pathname, ...loaded] });
}

/** Calls `run` once the page has loaded and is idle. */
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

/** Reports a version that is waiting, or one that another tab has activated. */
function watch(registration: ServiceWorkerRegistration, found: () => void): () => void {
  const { serviceWorker: container } = navigator;
  // The first worker to control a page is not a new version.
  let isFirst = container.controller === null;
  const checkWaiting = () => {
    if (registration.waiting !== null && registration.active !== null) found();
  };
  const follow = () => registration.installing?.addEventListener('statechange', checkWaiting);
  const changed = () => {
    if (!isFirst) found();
    isFirst = false;
  };
  let checkedAt = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    // Fails offline; the next check will do.
    registration.update().catch(() => {});
  };
  checkWaiting();
  follow();
  registration.addEventListener('updatefound', follow);
  container.addEventListener('controllerchange', changed);
  document.addEventListener('visibilitychange', checkForUpdate);
  return () => {
    registration.removeEventListener('updatefound', follow);
    container.removeEventListener('controllerchange', changed);
    document.removeEventListener('visibilitychange', checkForUpdate);
  };
}

/** Activates the waiting version, then reloads. Another tab may have activated it already. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting === null) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
}
