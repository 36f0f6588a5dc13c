import { type AppErrorCode, isAppErrorCode } from '@hearthkin/domain/errors';
import type { TransportErrorCode } from '@hearthkin/domain/messages';

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

  /** Whether the server cannot have done what it was asked, for it has not been asked. */
  get isUnsent(): boolean {
    return this.code === 'offline' || this.code === 'not-loaded';
  }
}

/** What of the SDK's error tells something. */
export interface SdkError {
  readonly code?: string;
  readonly details?: unknown;
}

/**
 * The one error a caller sees, from whatever the SDK threw. Never one that is unsent: a call that has been
 * sent may have arrived, whatever became of the network meanwhile.
 */
export function callErrorOf(error: SdkError): CallError {
  const details =
    typeof error.details === 'object' && error.details !== null
      ? (error.details as Readonly<Record<string, unknown>>)
      : {};
  if (isAppErrorCode(details.code)) return new CallError(details.code, details);
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
