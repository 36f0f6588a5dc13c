import { configure, getConfig } from '@testing-library/react';
import React from 'react';

/*
 * In development React takes a stack trace of every element that is made, for its warnings: a seventh
 * of the time of a page's test. Past a limit it takes none; here the limit is reached from the start.
 * A warning fails the test with or without it.
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
 * A query that waits for an element prints the whole page at each try that fails. Here it does so once,
 * when it gives up: the library's own flag tells which of the two it is.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});
