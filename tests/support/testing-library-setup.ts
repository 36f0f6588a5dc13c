import { configure, getConfig } from '@testing-library/react';
import React from 'react';

/*
 * In development React records a stack trace for every element, which takes a seventh of the time of
 * a page test. Past a limit it stops; here that limit is reached from the start. A warning fails the
 * test either way.
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

/*
 * A query that waits for an element prints the whole page at each failed attempt. Here it does so only
 * when it gives up, according to the library's own flag.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

// Pages and dialogs are lazy-loaded, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
