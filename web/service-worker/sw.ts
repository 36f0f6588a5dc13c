/// <reference lib="webworker" />
import { answer } from './answer';
import { deleteOldCaches, install, storeLoaded } from './cache';

// The library types `self` as any worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const response = answer(event.request, worker.location.origin, (work) => event.waitUntil(work));
  if (response !== null) event.respondWith(response);
});

/** Messages from a page: activate this version now, or cache it and the files it has loaded. */
type Message = 'take-over' | { readonly loaded: readonly string[] };

worker.addEventListener('message', (event) => {
  const message: Message = event.data;
  event.waitUntil(message === 'take-over' ? worker.skipWaiting() : storeLoaded(message.loaded));
});
