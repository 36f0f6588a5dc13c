import type { CallError } from './call-error';
import { screenOf } from './paths';

/** An error that no code expected, as it waits to be sent. */
export interface ErrorReport {
  readonly error: unknown;
  /** The place that noticed it: `page`, `uncaught`, `rejection`, `action`, or the name of a call, read or save. */
  readonly source: string;
  /** The pattern of the page's address: the address itself has ids. */
  readonly route: string;
  /** A UUID by which support finds it: the correlation id, if a call failed. */
  readonly reference: string;
}

const references = new WeakMap<object, string>();
const waiting: ErrorReport[] = [];
/** The errors of a page that fails again and again; so many wait at most for the client to load. */
let reportsLeft = 10;

/**
 * Reports an unexpected error, once, if the build has an address to report to. Refusals and a lost network
 * are expected.
 * @returns the reference that support finds it by; null if they couldn't.
 */
export function reportError(error: unknown, source: string): string | null {
  // Recognized by name, because the first page loads nothing of calls.
  const call = error instanceof Error && error.name === 'CallError' ? (error as CallError) : null;
  if (call !== null && call.code !== 'internal') return null;
  const correlationId = call?.correlationId ?? null;
  if (!import.meta.env.VITE_SENTRY_DSN) return correlationId;
  // What isn't an object gets one of its own.
  const key = Object(error);
  const known = references.get(key);
  if (known !== undefined || reportsLeft === 0) return known ?? correlationId;
  reportsLeft -= 1;
  const reference = correlationId ?? crypto.randomUUID();
  references.set(key, reference);
  waiting.push({ error, source, route: screenOf(window.location.pathname), reference });
  // Only now: most visits have no error. What can't be sent waits for the next one.
  import('./sentry-client')
    .then(({ sendReport }) => {
      for (const report of waiting.splice(0)) sendReport(report);
    })
    .catch((failure: unknown) => console.warn('Could not report an error', failure));
  return reference;
}

/** Reports what no code catches. Errors of browser extensions and of other hosts' scripts are not ours. */
export function watchErrors(): void {
  if (!import.meta.env.VITE_SENTRY_DSN) return;
  window.addEventListener('error', ({ error, filename }) => {
    if (error && filename.startsWith(window.location.origin)) reportError(error, 'uncaught');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason) reportError(reason, 'rejection');
  });
}

/** Whether Sentry gets reports of errors, of which visitors have to read. */
export const reportsErrors = (): boolean => Boolean(import.meta.env.VITE_SENTRY_DSN);
