import type {
  CreateBookingInput,
  CreateBookingResult,
  TransitionBookingInput,
  TransitionBookingResult,
} from '@hearthkin/domain/booking/requests';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { CallError, callErrorOf, type SdkError } from './call-error';
import { emulators, firebaseApp } from './firebase-app';

/** The callables with what they take and answer. */
interface Callables {
  createBooking: { input: CreateBookingInput; result: CreateBookingResult };
  transitionBooking: { input: TransitionBookingInput; result: TransitionBookingResult };
}

const REGION = 'us-central1';
const TIMEOUT_MS = 20_000;

let functions: Functions | undefined;

function openFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), REGION);
  if (emulators) connectFunctionsEmulator(functions, '127.0.0.1', emulators.functions);
  return functions;
}

/** @throws CallError */
export async function call<Name extends keyof Callables>(
  name: Name,
  input: Callables[Name]['input'],
): Promise<Callables[Name]['result']> {
  if (!navigator.onLine) throw new CallError('offline');
  try {
    const callable = httpsCallable<Callables[Name]['input'], Callables[Name]['result']>(
      openFunctions(),
      name,
      { timeout: TIMEOUT_MS },
    );
    return (await callable(input)).data;
  } catch (error) {
    throw callErrorOf(error as SdkError);
  }
}
