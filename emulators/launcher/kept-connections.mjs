/**
 * Preloaded into the Firebase CLI. Its emulators close connections that were idle for five seconds.
 * On a busy machine a client may reuse one at that moment and fail. With a longer timeout, clients
 * close first.
 */
import { Server } from 'node:http';

const IDLE_MS = 10 * 60_000;

const { listen } = Server.prototype;
Server.prototype.listen = function listenPatiently(...args) {
  this.keepAliveTimeout = IDLE_MS;
  return listen.apply(this, args);
};
