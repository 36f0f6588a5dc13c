/** Preloaded into the Firebase CLI: its emulators keep idle connections as our own servers do. */
import { Server } from 'node:http';
import { KEEP_ALIVE_MS } from '../keep-alive.mjs';

const { listen } = Server.prototype;
Server.prototype.listen = function listenPatiently(...args) {
  this.keepAliveTimeout = KEEP_ALIVE_MS;
  return listen.apply(this, args);
};
