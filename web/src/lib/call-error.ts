import { isCorrelationId } from '@hearthkin/domain/foundation/correlation-id';
import type { AppErrorCode } from '@hearthkin/domain/foundation/errors';
import { isAppErrorCode, type TransportErrorCode } from '@hearthkin/domain/foundation/messages';

export type CallErrorCode = AppErrorCode | TransportErrorCode;

/** A failed call. `ERROR_MESSAGES` has a sentence for each `code`. */
export class CallError extends Error {
  readonly code: CallErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CallErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }

  /** Whether the server refused. If not, the call may still have taken effect. */
  get isRefusal(): boolean {
    return isAppErrorCode(this.code);
  }

  /** Whether the call never left the device, so it can't have taken effect. */
  get isUnsent(): boolean {
    return this.code === 'offline' || this.code === 'not-loaded';
  }

  /** The id of an unexpected failure by which its lines are found in the log. */
  get correlationId(): string | null {
    const { correlationId } = this.details;
    return this.code === 'internal' && isCorrelationId(correlationId) ? correlationId : null;
  }
}

/** The parts of the SDK's error that we read. */
export interface SdkError {
  readonly code?: string;
  readonly details?: unknown;
}

/**
 * Turns an SDK error into a CallError. Never an unsent one: a call that was sent may have arrived,
 * even if the network is gone now.
 * @param correlationId of the call; an internal error keeps it, unless the server has another.
 */
export function callErrorOf(error: SdkError, correlationId: string): CallError {
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
      // The SDK also reports this when no answer came. Our own errors carry a correlation id.
      if (Object.keys(details).length === 0) return new CallError('unavailable');
      return new CallError('internal', { correlationId, ...details });
    default:
      return new CallError('internal', { correlationId, ...details });
  }
}
