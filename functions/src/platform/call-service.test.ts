import { defineSecret } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { afterEach, expect, it, vi } from 'vitest';
import { defineCallService } from './call-service';

const [mailKey, payKey] = [defineSecret('MAIL_KEY'), defineSecret('PAY_KEY')];

afterEach(() => vi.unstubAllEnvs());

function service() {
  const call = (answer: string, isLocal = false, secrets = [mailKey]) =>
    Object.assign(
      onCall(async ({ data }) => {
        if (data === null) throw new HttpsError('not-found', 'gone');
        return answer;
      }),
      { secrets, isLocal },
    );
  const calls = {
    greet: call('Hello'),
    pay: call('Paid', false, [mailKey, payKey]),
    reset: call('Empty', true),
  };
  return defineCallService({ cpu: 1, timeoutSeconds: 300 }, new Map(Object.entries(calls)));
}

/** The answer to a request: its status, its body, and for how long a browser needn't ask whether it may be sent. */
async function answerTo(path: string, data: unknown = {}, of = service(), method = 'POST') {
  const headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };
  const header = (name: string) => headers[name.toLowerCase()];
  const request = { method, path, body: { data }, headers, header, on: () => undefined };
  const kept = new Map<string, unknown>();
  return new Promise((resolve) => {
    let code = 200;
    const send = (body: unknown) => resolve([code, body, kept.get('access-control-max-age')]);
    const end = () => send(kept.get('Access-Control-Allow-Methods'));
    const response = {
      status: (status: number) => {
        code = status;
        return response;
      },
      setHeader: (name: string, value: unknown) => kept.set(name, value),
      getHeader: () => undefined,
      on: () => undefined,
      json: send,
      send,
      end,
    };
    // The parts of an Express request and response that the SDK uses.
    void of(request as never, response as never);
  });
}

it('answers each call under its name', async () => {
  expect(await answerTo('/greet')).toEqual([200, { result: 'Hello' }, 7_200]);
  expect(await answerTo('/pay')).toEqual([200, { result: 'Paid' }, 7_200]);
  const gone = { error: { status: 'NOT_FOUND', message: 'gone' } };
  expect(await answerTo('/pay', null)).toEqual([404, gone, 7_200]);
});

it('lets a browser remember that a call may be sent', async () => {
  expect(await answerTo('/greet', {}, service(), 'OPTIONS')).toEqual([200, 'POST', 7_200]);
});

it.each(['/', '/steal', '/greet/', '/constructor', '//greet', '/greet/pay', '/%67reet'])(
  'has no call at %s',
  async (path) => {
    const error = { status: 'NOT_FOUND', message: 'not-found' };
    expect(await answerTo(path)).toEqual([404, { error }, undefined]);
  },
);

it('answers what only the emulators have nowhere else', async () => {
  expect(await answerTo('/reset')).toEqual([404, expect.anything(), undefined]);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(await answerTo('/reset', {}, service())).toEqual([200, { result: 'Empty' }, 7_200]);
});

it('has the secrets of all its calls, once each, and its own size', () => {
  const { __endpoint } = service();
  expect(__endpoint).toMatchObject({ cpu: 1, timeoutSeconds: 300 });
  const keys = __endpoint.secretEnvironmentVariables?.map(({ key }) => key);
  expect(keys).toEqual(['MAIL_KEY', 'PAY_KEY']);
});
