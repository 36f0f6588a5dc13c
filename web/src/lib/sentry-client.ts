import {
  BrowserClient,
  type BrowserOptions,
  defaultStackParser,
  type ErrorEvent,
  type EventHint,
  makeFetchTransport,
  Scope,
  type StackFrame,
} from '@sentry/browser';
import { PROJECT_ID } from './project';
import { shortReference } from './reference';
import type { ErrorReport } from './report-error';

/**
 * Sentry's client without any of its integrations: no breadcrumbs, no requests, no globals that it
 * watches or changes. It parses stacks and sends.
 * @param transport of tests.
 */
export function openClient(
  dsn: string,
  release: string,
  transport: BrowserOptions['transport'] = makeFetchTransport,
): (report: ErrorReport) => void {
  const client = new BrowserClient({
    dsn,
    ...(release !== '' && { release }),
    environment: PROJECT_ID ?? 'unknown',
    transport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: onlyWhatIsKnown,
  });
  client.init();
  return (report) => {
    const hint = { event_id: report.reference.replaceAll('-', ''), data: report };
    client.captureException(report.error, hint, new Scope());
  };
}

/** Sends a report to the Sentry project of the build. */
export const sendReport = openClient(
  import.meta.env.VITE_SENTRY_DSN ?? '',
  import.meta.env.VITE_RELEASE ?? '',
);

/**
 * A new event, made of what can't hold people's words or ids: names and codes from our code, places in
 * our scripts, the pattern of the route. The message may quote what someone typed, so it stays here.
 */
function onlyWhatIsKnown(event: ErrorEvent, { data }: EventHint): ErrorEvent {
  const { error, source, route, reference } = data as ErrorReport;
  const frames = event.exception?.values?.at(-1)?.stacktrace?.frames ?? [];
  const correlationId = codeOf(error) === 'internal' ? { correlationId: reference } : {};
  return {
    type: undefined,
    level: 'error',
    platform: 'javascript',
    ...(event.timestamp !== undefined && { timestamp: event.timestamp }),
    ...(event.event_id !== undefined && { event_id: event.event_id }),
    ...(event.release !== undefined && { release: event.release }),
    ...(event.environment !== undefined && { environment: event.environment }),
    transaction: route,
    tags: { source, route, reference: shortReference(reference), ...correlationId },
    exception: {
      values: [
        {
          type: nameOf(error),
          value: codeOf(error) ?? '',
          stacktrace: { frames: frames.map(placeOf) },
        },
      ],
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Unknown';
}

/** The words of browsers when a script is gone, as after a deployment. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/;

/** The words of an error about itself that a program has chosen. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isCoded = error.name === 'CallError' || error.name === 'FirebaseError';
  const code = 'code' in error ? String(error.code) : '';
  if (isCoded && /^[a-z]+([-/][a-z]+)*$/i.test(code)) return code;
  if (NOT_LOADED.test(error.message)) return 'module-not-loaded';
  return /^Minified React error #\d+/.exec(error.message)?.[0] ?? null;
}

/** A place in one of the site's scripts. Others, such as a page's own address, are left out. */
function placeOf({ filename = '', function: name = '', lineno, colno }: StackFrame): StackFrame {
  const [file = ''] = filename.split(/[?#]/);
  const { origin } = window.location;
  const isOurs =
    file.startsWith(`${origin}/assets/`) && /^[\w./-]+$/.test(file.slice(origin.length));
  return {
    filename: isOurs ? file : 'elsewhere',
    function: /^[\w$.<> ]{1,80}$/.test(name) ? name : '?',
    in_app: isOurs,
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
  };
}
