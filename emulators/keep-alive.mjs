/**
 * Milliseconds for which local servers keep an idle connection. Node's five seconds end while a client on a busy machine
 * takes the connection up again, and its call fails; so clients close first.
 */
export const KEEP_ALIVE_MS = 10 * 60_000;
