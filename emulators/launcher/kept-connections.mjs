/**
 * Preloaded into the Firebase CLI. Its emulators close a connection that was idle for five seconds. On a
 * busy machine a client uses it again at that very moment, which fails. Here clients close first.
 */
import { Server } from 'node:http';

const IDLE_MS = 10 * 60_000;

const { listen } = Server.prototype;
Server.prototype.listen = function listenPatiently(...args) {
  this.keepAliveTimeout = IDLE_MS;
  return listen.apply(this, args);
};
