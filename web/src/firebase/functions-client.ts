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

const REGION = 'us-central1';

let functions: Functions | undefined;

function openFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), REGION);
  if (emulators) connectFunctionsEmulator(functions, '127.0.0.1', emulators.functions);
  return functions;
}

export function callableOf<Input, Result>(
  name: string,
  options: HttpsCallableOptions,
): HttpsCallable<Input, Result> {
  return httpsCallable<Input, Result>(openFunctions(), name, options);
}
