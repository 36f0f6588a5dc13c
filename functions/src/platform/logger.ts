import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogEntry, logger as sdk } from 'firebase-functions/logger';

const calls = new AsyncLocalStorage<string>();

/** Runs a call: each line that is written meanwhile, however deep, has its correlation id. */
export function withCorrelationId<T>(correlationId: string, call: () => Promise<T>): Promise<T> {
  return calls.run(correlationId, call);
}

/** A copy, because the SDK adds to what it gets. */
function lineOf<T extends object>(line: T): T {
  const correlationId = calls.getStore();
  return correlationId === undefined ? { ...line } : { ...line, correlationId };
}

/** Structured lines: a sentence that stays the same, and what it is about. */
export const logger = {
  warn: (message: string, line: object = {}) => sdk.warn(message, lineOf(line)),
  error: (message: string, line: object) => sdk.error(message, lineOf(line)),
  write: (entry: LogEntry) => sdk.write(lineOf(entry)),
};
