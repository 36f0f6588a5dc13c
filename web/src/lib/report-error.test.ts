// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error';
import type { ErrorReport } from './report-error';

const ID = '0f7c2a54-6a1e-4f3e-9d0b-3c1f6f5c2b11';

const sendReport = vi.hoisted(() => vi.fn<(report: unknown) => void>());
const loads = vi.hoisted(() => vi.fn());

/** The module in a build that reports, or doesn't. */
async function openSite(dsn = 'https://key@o1.ingest.sentry.example/42') {
  vi.resetModules();
  vi.stubEnv('VITE_SENTRY_DSN', dsn);
  vi.doMock('./sentry-client', () => {
    loads();
    return { sendReport };
  });
  return import('./report-error');
}

/** Adds the listeners that a page adds, and takes them away again after the test. */
function listening(watchErrors: () => void): void {
  const added = vi.spyOn(window, 'addEventListener');
  watchErrors();
  const listeners = added.mock.calls.map(([type, listener]) => [type, listener] as const);
  added.mockRestore();
  ended.push(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  });
}
const ended: (() => void)[] = [];

beforeEach(() => {
  sendReport.mockReset();
  loads.mockReset();
  history.replaceState(null, '', '/my-bookings/booking-of-sam?token=s3cret');
  return () => {
    for (const end of ended.splice(0)) end();
    vi.unstubAllEnvs();
    history.replaceState(null, '', '/');
  };
});

const reports = () => sendReport.mock.calls.map(([report]) => report as ErrorReport);

test('an error is sent with the pattern of the route, once', async () => {
  const { reportError } = await openSite();
  const error = new TypeError('x');
  const reference = reportError(error, 'page');
  expect(reportError(error, 'rejection')).toBe(reference);
  await expect.poll(reports).toHaveLength(1);
  expect(reports()[0]).toMatchObject({
    error,
    source: 'page',
    route: '/my-bookings/:bookingId',
    reference,
  });
});

test('the reference of a failed call is its correlation id; refusals aren’t reported', async () => {
  const { reportError } = await openSite();
  expect(reportError(new CallError('slot-taken'), 'call createBooking')).toBeNull();
  expect(reportError(new CallError('offline'), 'rejection')).toBeNull();
  const failed = new CallError('internal', { correlationId: ID });
  expect(reportError(failed, 'call createBooking')).toBe(ID);
  await expect.poll(reports).toHaveLength(1);
});

test('errors before the client has loaded wait in a short list', async () => {
  const { reportError } = await openSite();
  for (let at = 0; at < 4; at += 1) reportError(new Error(String(at)), 'uncaught');
  expect(reports()).toEqual([]);
  await expect.poll(reports).toHaveLength(4);
  expect(reports().map(({ error }) => (error as Error).message)).toEqual(['0', '1', '2', '3']);
});

test('a page that fails without end is reported ten times', async () => {
  const { reportError } = await openSite();
  for (let at = 0; at < 40; at += 1) {
    reportError(at % 2 === 0 ? new Error(String(at)) : 'a text', 'uncaught');
  }
  await expect.poll(reports).toHaveLength(10);
  expect(reportError(new Error('one more'), 'page')).toBeNull();
  // Its reference is in the log, though not among the reports.
  const failed = new CallError('internal', { correlationId: ID });
  expect(reportError(failed, 'call createBooking')).toBe(ID);
  expect(reports()).toHaveLength(10);
});

test('what can’t be sent waits for the next error', async () => {
  const { reportError } = await openSite();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('./sentry-client', () => {
    throw new Error('offline');
  });
  reportError(new Error('first'), 'uncaught');
  await expect.poll(() => vi.mocked(console.warn).mock.calls).toHaveLength(1);
  vi.doMock('./sentry-client', () => ({ sendReport }));
  reportError(new Error('second'), 'uncaught');
  await expect.poll(reports).toHaveLength(2);
  vi.mocked(console.warn).mockRestore();
});

test('uncaught errors and rejections of the site are reported, those of others aren’t', async () => {
  const { watchErrors } = await openSite();
  listening(watchErrors);
  const fail = (filename: string, error: Error | null) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }));
  fail(`${location.origin}/assets/a.js`, new RangeError('ours'));
  fail('chrome-extension://abc/content.js', new Error('an extension’s'));
  fail('', null);
  const rejected = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejected, { reason: new SyntaxError('ours') }));
  await expect.poll(reports).toHaveLength(2);
  expect(reports().map(({ source }) => source)).toEqual(['uncaught', 'rejection']);
});

test('a build without an address loads nothing, listens to nothing, and has a call’s reference', async () => {
  const { reportError, watchErrors } = await openSite('');
  const added = vi.spyOn(window, 'addEventListener');
  watchErrors();
  expect(added).not.toHaveBeenCalled();
  added.mockRestore();
  expect(reportError(new Error('x'), 'page')).toBeNull();
  expect(reportError(new CallError('internal', { correlationId: ID }), 'page')).toBe(ID);
  await Promise.resolve();
  expect(loads).not.toHaveBeenCalled();
});
