import { REGION } from '@hearthkin/domain/region';
import type { FirebaseApp } from 'firebase/app';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  type HttpsCallable,
  type HttpsCallableOptions,
  httpsCallable,
} from 'firebase/functions';
import { emulators } from '../lib/env';
import { firebaseApp } from './app';

const opened = new WeakMap<FirebaseApp, Functions>();

function openFunctions(app: FirebaseApp): Functions {
  const known = opened.get(app);
  if (known) return known;
  const functions = getFunctions(app, REGION);
  if (emulators) connectFunctionsEmulator(functions, '127.0.0.1', emulators.functions);
  opened.set(app, functions);
  return functions;
}

/** @param app whose user calls; the site's by default. */
export function callableOf<Input, Result>(
  name: string,
  options: HttpsCallableOptions,
  app: FirebaseApp = firebaseApp(),
): HttpsCallable<Input, Result> {
  return httpsCallable<Input, Result>(openFunctions(app), name, options);
}
