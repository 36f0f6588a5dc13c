/// <reference lib="webworker" />
import { answer } from './answer';
import { install, keepLoaded, takeOver } from './cache';

// The library's type of `self` is that of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const response = answer(event.request, worker.location.origin, (work) => event.waitUntil(work));
  if (response !== null) event.respondWith(response);
});

/** What a page says: that it wants this version now, or which files it has loaded already. */
type Message = 'take-over' | { readonly loaded: readonly string[] };

worker.addEventListener('message', (event) => {
  const message: Message = event.data;
  event.waitUntil(message === 'take-over' ? worker.skipWaiting() : keepLoaded(message.loaded));
});
