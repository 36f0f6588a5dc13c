import type {
  CreateBookingInput,
  CreateBookingResult,
  TransitionBookingInput,
  TransitionBookingResult,
} from '@hearthkin/domain/booking/requests';
import { type AppErrorCode, isAppErrorCode } from '@hearthkin/domain/errors';
import type { TransportErrorCode } from '@hearthkin/domain/messages';
import {
  connectFunctionsEmulator,
  type Functions,
  type FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { emulators, firebaseApp } from './firebase-app';

/** The callables with what they take and answer. */
interface Callables {
  createBooking: { input: CreateBookingInput; result: CreateBookingResult };
  transitionBooking: { input: TransitionBookingInput; result: TransitionBookingResult };
}

export type CallErrorCode = AppErrorCode | TransportErrorCode;

/** A call that did not succeed; `code` finds its sentence in `ERROR_MESSAGES`. */
export class CallError extends Error {
  readonly code: CallErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CallErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }

  /** Whether the server said no. Otherwise nobody knows whether it did what it was asked. */
  get isRefusal(): boolean {
    return isAppErrorCode(this.code);
  }
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
    throw narrow(error as Partial<FunctionsError>);
  }
}

/** Exported for its test. */
export function narrow(error: Partial<FunctionsError>): CallError {
  const details =
    typeof error.details === 'object' && error.details !== null
      ? (error.details as Readonly<Record<string, unknown>>)
      : {};
  if (isAppErrorCode(details.code)) return new CallError(details.code, details);
  if (!navigator.onLine) return new CallError('offline');
  switch (error.code) {
    case 'functions/unauthenticated':
      return new CallError('unauthenticated');
    case 'functions/unavailable':
    case 'functions/deadline-exceeded':
      return new CallError('unavailable');
    case 'functions/internal':
      // The SDK also says this when no answer came at all; ours carries an id to look up.
      return new CallError(Object.keys(details).length === 0 ? 'unavailable' : 'internal', details);
    default:
      return new CallError('internal', details);
  }
}
