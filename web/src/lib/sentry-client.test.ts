// @vitest-environment jsdom

import { createTransport } from '@sentry/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error';
import type { ErrorReport } from './report-error';
import { openClient } from './sentry-client';

const REFERENCE = '0f7c2a54-6a1e-4f3e-9d0b-3c1f6f5c2b11';

/** Everything that left the browser. */
let sent: string[];
let send: (report: ErrorReport) => void;

beforeEach(() => {
  sent = [];
  send = openClient('https://key@o1.ingest.sentry.example/42', 'c0ffee', (options) =>
    createTransport(options, async ({ body }) => {
      sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return { statusCode: 200 };
    }),
  );
});

function report(error: unknown, more: Partial<ErrorReport> = {}): ErrorReport {
  return { error, source: 'uncaught', route: '/browse', reference: REFERENCE, ...more };
}

/** The event of the only envelope: its header, the header of its item, and the item. */
async function eventOf(error: unknown, more: Partial<ErrorReport> = {}) {
  send(report(error, more));
  await expect.poll(() => sent).toHaveLength(1);
  const lines = (sent[0] ?? '').split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(3);
  return JSON.parse(lines[2] ?? '');
}

/** An error as a careless line of code would make it, with all that people may have typed. */
function careless(): Error {
  const error = new TypeError('No room for sam@hearthkin.test at 12 Elm Street');
  error.stack = [
    `${error.name}: ${error.message}`,
    `    at save (${location.origin}/assets/site-AbC123.js?token=s3cret:1:2345)`,
    `    at ${location.origin}/reset-password?token=s3cret:7:11`,
    `    at Object.sam@hearthkin.test (${location.origin}/messages/uid-of-sam:1:1)`,
    '    at run (chrome-extension://abcdefgh/content.js:3:4)',
  ].join('\n');
  return Object.assign(error, {
    cause: new Error('Her password is Bright-Morning-9'),
    config: { body: 'Dear diary', uid: 'uid-of-sam' },
    code: 'sam@hearthkin.test',
  });
}

test('an event has name, places in our scripts, route, release and reference', async () => {
  const event = await eventOf(careless(), { route: '/my-bookings/:bookingId' });
  expect(event).toMatchObject({
    event_id: REFERENCE.replaceAll('-', ''),
    timestamp: expect.any(Number),
    release: 'c0ffee',
    transaction: '/my-bookings/:bookingId',
    tags: { source: 'uncaught', route: '/my-bookings/:bookingId', reference: '0f7c2a54' },
  });
  const [{ type, value, stacktrace }] = event.exception.values;
  expect([type, value]).toEqual(['TypeError', '']);
  expect(stacktrace.frames.reverse()).toEqual([
    {
      filename: `${location.origin}/assets/site-AbC123.js`,
      function: 'save',
      in_app: true,
      lineno: 1,
      colno: 2345,
    },
    { filename: 'elsewhere', function: '?', in_app: false, lineno: 7, colno: 11 },
    { filename: 'elsewhere', function: '?', in_app: false, lineno: 1, colno: 1 },
    { filename: 'elsewhere', function: 'run', in_app: false, lineno: 3, colno: 4 },
  ]);
});

test('nothing that a person typed, no address, no query and no user leaves the browser', async () => {
  history.replaceState(null, '', '/messages/uid-of-sam?q=lonely#s3cret');
  document.title = 'Sam and Nora';
  vi.spyOn(console, 'info').mockImplementation(() => {});
  console.info('A breadcrumb of Sam');
  const input = document.createElement('input');
  document.body.append(input);
  input.value = 'Bright-Morning-9';
  input.click();
  const event = await eventOf(careless());
  for (const field of ['request', 'user', 'breadcrumbs', 'extra', 'contexts', 'message', 'modules'])
    expect(event).not.toHaveProperty(field);
  expect(event.sdk.settings).toEqual({ infer_ip: 'never' });
  const words = /sam|nora|hearthkin\.test|elm|s3cret|bright|diary|lonely|breadcrumb|password/i;
  expect(sent.join('\n')).not.toMatch(words);
  history.replaceState(null, '', '/');
});

test.each([
  ['a text', 'my phone is 202-555-0142'],
  ['an object', { email: 'sam@hearthkin.test', message: 'hello' }],
  ['an error with a name of its own', Object.assign(new Error('x'), { name: 'Sam Q.' })],
])('%s that was thrown is sent as unknown, without its content', async (_what, thrown) => {
  const event = await eventOf(thrown);
  expect(event.exception.values[0]).toMatchObject({ type: 'Unknown', value: '' });
  expect(sent.join('\n')).not.toMatch(/555|sam/i);
});

test('a failed call has its code and its correlation id', async () => {
  const details = { correlationId: REFERENCE, said: 'Dear diary' };
  const event = await eventOf(new CallError('internal', details), { source: 'call createBooking' });
  expect(event.exception.values[0]).toMatchObject({ type: 'CallError', value: 'internal' });
  expect(event.tags).toMatchObject({ source: 'call createBooking', correlationId: REFERENCE });
  expect(sent.join('\n')).not.toContain('diary');
});

test.each([
  [
    Object.assign(new Error('…'), { name: 'FirebaseError', code: 'auth/quota-exceeded' }),
    'auth/quota-exceeded',
  ],
  [
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Sam'),
    'Minified React error #418',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'),
    'module-not-loaded',
  ],
])('a code that a program has chosen stays: %s', async (error, code) => {
  expect((await eventOf(error)).exception.values[0].value).toBe(code);
});
