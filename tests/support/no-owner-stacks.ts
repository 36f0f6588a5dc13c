import React from 'react';

/*
 * In development React takes a stack trace of every element that is made, for its warnings to show who
 * made it: a seventh of the time that a test of a page takes. Past a limit it takes none; here the limit
 * is reached from the start. A warning fails the test with or without it.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
