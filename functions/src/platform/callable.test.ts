import { RECENT_SIGN_IN_MS } from '@hearthkin/domain/account/own-account';
import { STAFF_ACT_MS, STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { ALL_ON } from '@hearthkin/domain/foundation/switches';
import type { Auth as AdminAuth, UserRecord } from 'firebase-admin/auth';
import { DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger as sdk } from 'firebase-functions/logger';
import type { CallableRequest, Request } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Call, defineCallable, type WrappedCallable, wrapHandler } from './callable';
import type { Access, PersonAccess } from './caller';
import { logger } from './logger';

const ID = '0f7c2a54-6a1e-4f3e-9d0b-3c1f6f5c2b11';
const NOON = new Date('2026-06-01T12:00:00Z');
const input = z.strictObject({ amount: z.int().check(z.positive()) });
type Handler = WrappedCallable<typeof input, unknown, PersonAccess>['handler'];
/** An account that may do everything. */
const FREE = { accountStatus: 'active', level: 'verified', restriction: null };

/** A database in which the caller has this account, and operators have switched this. */
function databaseWith(account: object | null, switches?: object): Firestore {
  const snapshot = {
    exists: account !== null,
    get: (field: string) => (account as Record<string, unknown> | null)?.[field],
    data: () => switches,
  };
  const ref = { get: async () => snapshot, withConverter: () => ref };
  const collection = { withConverter: () => collection, doc: () => ref };
  // Only what reading an account needs.
  return { collection: () => collection } as unknown as Firestore;
}

/** The sign-ins that Auth knows, by uid, with what of them is asked for. */
const signIns = new Map<string, Partial<UserRecord>>();
const STAFF = { disabled: false, customClaims: { admin: true } };
beforeEach(() => {
  signIns.clear();
  signIns.set('ada', STAFF);
});

const services = {
  database: () => databaseWith(FREE),
  // A whole Auth has dozens of methods; the wrapper asks for sign-ins alone.
  auth: () => ({ getUser }) as unknown as AdminAuth,
  enforcesAppCheck: () => false,
};

async function getUser(uid: string) {
  const signIn = signIns.get(uid);
  if (signIn === undefined) throw Object.assign(new Error(), { code: 'auth/user-not-found' });
  return signIn;
}
type Auth = { uid: string; token: Record<string, unknown> };

/** Calls a function and returns what it logged. The clock advances 5 ms per read. */
async function call(
  handler: Handler,
  {
    data = { amount: 1 },
    auth = { uid: 'sam', token: { userType: 'spender', auth_time: 1_780_315_000 } },
    access = { for: 'person' },
    account = FREE,
    query = { 'correlation-id': ID },
    app,
    enforces = false,
    switches,
  }: {
    data?: unknown;
    auth?: Auth | null;
    access?: Exclude<Access, 'anyone'>;
    account?: object | null;
    query?: Readonly<Record<string, unknown>>;
    app?: { readonly appId: string };
    enforces?: boolean;
    switches?: object;
  } = {},
) {
  const lines: unknown[] = [];
  let looks = 0;
  const answer = wrapHandler(
    { name: 'pay', input, access, handler },
    {
      clock: { now: () => new Date(NOON.getTime() + 5 * looks++) },
      ...services,
      database: () => databaseWith(account, switches),
      enforcesAppCheck: () => enforces,
      log: (severity, line) => lines.push({ severity, ...line }),
    },
  );
  const rawRequest = { headers: {}, query };
  const request = { data, rawRequest, app, ...(auth === null ? {} : { auth }) };
  // Only what the wrapper reads of one.
  const outcome = await answer(request as unknown as CallableRequest).then(
    (result) => ({ result, error: null }),
    (error: unknown) => ({ result: null, error }),
  );
  return { ...outcome, lines };
}

/** Staff who signed in at this time. */
const staffSince = (time: Date): Auth => ({
  uid: 'ada',
  token: {
    admin: true,
    adminFactor: 'phone',
    auth_time: time.getTime() / 1000,
    firebase: { second_factor_identifier: 'phone' },
  },
});

const ok: Handler = async () => 'paid';

/** Lists in each other. */
function nested(levels: number): unknown {
  let data: unknown = [];
  for (let level = 1; level < levels; level += 1) data = [data];
  return data;
}

describe('a callable', () => {
  it('passes the parsed input, the caller and the time to its handler, and logs one line', async () => {
    const calls: Call<z.output<typeof input>>[] = [];
    const { result, lines } = await call(async (each) => {
      calls.push(each);
      return 'paid';
    });
    expect(result).toBe('paid');
    expect(calls).toMatchObject([
      {
        input: { amount: 1 },
        caller: {
          uid: 'sam',
          userType: 'spender',
          staffRefusal: 'forbidden',
          signedInAt: new Date(1_780_315_000_000),
        },
        now: NOON,
      },
    ]);
    const line = { function: 'pay', uid: 'sam', outcome: 'ok', durationMs: 5, correlationId: ID };
    expect(lines).toEqual([{ severity: 'INFO', ...line }]);
  });

  it('refuses a request without a verified token of the site, if App Check is enforced', async () => {
    const handler = vi.fn(ok);
    for (const auth of [undefined, null]) {
      const { error, lines } = await call(handler, {
        enforces: true,
        ...(auth === null && { auth }),
      });
      expect(error).toMatchObject({
        code: 'permission-denied',
        details: { code: 'app-unverified' },
      });
      expect(lines).toMatchObject([{ severity: 'INFO', outcome: 'app-unverified' }]);
    }
    expect(handler).not.toHaveBeenCalled();
    expect((await call(handler, { enforces: true, app: { appId: '1:1:web:1' } })).error).toBeNull();
    expect((await call(handler)).error).toBeNull();
  });

  it('asks for no token of the site while operators have switched App Check off', async () => {
    const off = await call(ok, { enforces: true, switches: { ...ALL_ON, appCheck: false } });
    expect(off.error).toBeNull();
    const on = await call(ok, { enforces: true, switches: ALL_ON });
    expect(on.error).toMatchObject({ details: { code: 'app-unverified' } });
  });

  it('admits the callers it is for and refuses others', async () => {
    const member = { uid: 'sam', token: { userType: 'spender' } };
    const companion = { uid: 'eve', token: { userType: 'earner' } };
    const pretender = { uid: 'mal', token: { userType: 'boss', admin: 'true' } };
    // Too long ago for an act of staff: they are a person like others then.
    const staff = staffSince(new Date(NOON.getTime() - 2 * STAFF_ACT_MS));
    const everyone = [member, companion, staff, pretender];
    const admitted = async (access: Exclude<Access, 'anyone'>) => {
      const outcomes = await Promise.all(everyone.map((auth) => call(ok, { auth, access })));
      return everyone.filter((_, index) => outcomes[index]?.error === null);
    };
    expect(await admitted({ for: 'person' })).toEqual(everyone);
    expect(await admitted({ for: 'spender' })).toEqual([member]);
    expect(await admitted({ for: 'earner' })).toEqual([companion]);
    expect(await admitted('admin')).toEqual([staff]);
  });

  it('tells staff what their sign-in lacks', async () => {
    const refusalOf = async (auth: Auth, access: 'admin' | 'admin-act') =>
      (await call(ok, { auth, access })).error;
    const alone = { uid: 'ada', token: { admin: true, auth_time: NOON.getTime() / 1000 } };
    const yesterday = staffSince(new Date(NOON.getTime() - STAFF_SESSION_MS));
    for (const access of ['admin', 'admin-act'] as const) {
      expect(await refusalOf(alone, access)).toMatchObject({ message: 'no-second-factor' });
      expect(await refusalOf(yesterday, access)).toMatchObject({ message: 'sign-in-too-old' });
    }
  });

  it.each([
    ['lost the claim', { disabled: false, customClaims: { userType: 'spender' } }],
    ['lost every claim', { disabled: false }],
    ['been disabled', { disabled: true, customClaims: { admin: true } }],
    ['been deleted', undefined],
  ])('shows nothing to staff whose sign-in has %s since the token was made', async (_, now) => {
    const auth = staffSince(new Date(NOON.getTime() - HOUR_MS));
    expect((await call(ok, { auth, access: 'admin' })).error).toBeNull();
    if (now === undefined) signIns.delete('ada');
    else signIns.set('ada', now);
    const handler = vi.fn(ok);
    const { error } = await call(handler, { auth, access: 'admin' });
    expect(error).toMatchObject({ details: { code: 'forbidden' } });
    expect(handler).not.toHaveBeenCalled();
  });

  it('shows nothing to staff whose session has been ended', async () => {
    const since = new Date(NOON.getTime() - HOUR_MS);
    const read = (tokensValidAfterTime: string) => {
      signIns.set('ada', { ...STAFF, tokensValidAfterTime });
      return call(ok, { auth: staffSince(since), access: 'admin' });
    };
    expect((await read(since.toUTCString())).error).toBeNull();
    const { error } = await read(new Date(since.getTime() + 1000).toUTCString());
    expect(error).toMatchObject({ details: { code: 'sign-in-too-old' } });
  });

  it('asks staff for a recent sign-in before an act, not before a read', async () => {
    const auth = staffSince(new Date(NOON.getTime() - STAFF_ACT_MS - 1000));
    expect((await call(ok, { auth, access: 'admin' })).error).toBeNull();
    const { error } = await call(ok, { auth, access: 'admin-act', data: 'nonsense' });
    expect(error).toMatchObject({ details: { code: 'sign-in-too-old' } });
    const refusals: unknown[] = [];
    await call(async ({ caller }) => refusals.push(caller.staffRefusal), { auth });
    expect(refusals).toEqual(['sign-in-too-old']);
  });

  describe('by the account of the caller', () => {
    const why = 'A test asks.';

    it('refuses a token of an ended session, whatever the standing', async () => {
      const signedIn = 1_780_315_000;
      const auth = { uid: 'sam', token: { userType: 'spender', auth_time: signedIn } };
      const ended = (seconds: number) => ({
        ...FREE,
        sessionsEndedAt: Timestamp.fromMillis(seconds * 1000),
      });
      const access: PersonAccess = { for: 'person', standing: 'any', why };
      const { error } = await call(ok, { auth, access, account: ended(signedIn + 1) });
      expect(error).toMatchObject({ details: { code: 'unauthenticated' } });
      const undated = { uid: 'sam', token: { userType: 'spender' } };
      expect((await call(ok, { auth: undated, account: ended(1) })).error).not.toBeNull();
      expect((await call(ok, { auth, access, account: ended(signedIn) })).error).toBeNull();
    });

    it('asks for a sign-in of the last minutes where the access says so', async () => {
      const access: PersonAccess = { for: 'person', fresh: true };
      const auth = {
        uid: 'sam',
        token: { userType: 'spender', auth_time: (NOON.getTime() - RECENT_SIGN_IN_MS) / 1000 - 1 },
      };
      const { error } = await call(ok, { auth, access, data: 'nonsense' });
      expect(error).toMatchObject({ details: { code: 'sign-in-too-old' } });
    });

    it('admits staff where the access says so, whatever their account', async () => {
      const auth = staffSince(NOON);
      const access: PersonAccess = { for: 'person', orStaff: true };
      const refused = await call(ok, { auth, access: { for: 'person' }, account: null });
      expect(refused.error).not.toBeNull();
      const stale = staffSince(new Date(NOON.getTime() - STAFF_ACT_MS - 1000));
      expect((await call(ok, { auth: stale, access, account: null })).error).toBeNull();
    });
  });

  it('for anyone admits a visitor without a caller, and a signed-in person', async () => {
    const callers: unknown[] = [];
    const open = async (auth?: Auth) => {
      const answer = wrapHandler(
        {
          name: 'ask',
          input,
          access: 'anyone',
          handler: async ({ caller, network }) => callers.push(caller, network),
        },
        { clock: { now: () => NOON }, ...services, log: () => {} },
      );
      const rawRequest = { headers: { 'x-forwarded-for': '203.0.113.9' } };
      await answer({ data: { amount: 1 }, rawRequest, auth } as unknown as CallableRequest);
    };
    await open();
    await open({ uid: '', token: {} });
    await open({ uid: 'sam', token: { userType: 'spender' } });
    const sam = { uid: 'sam', userType: 'spender', staffRefusal: 'forbidden', signedInAt: null };
    const visitor = [null, '203.0.113.9'];
    expect(callers).toEqual([...visitor, ...visitor, sam, '203.0.113.9']);
  });

  it.each([{ amount: '\ud800' }, { deep: [{ words: 'half \udfff a pair' }] }, ['\ud83d']])(
    'refuses %j, which holds half a character',
    async (data) => {
      const { error } = await call(ok, { data });
      expect(error).toMatchObject({ details: { code: 'invalid-input' } });
    },
  );

  it('refuses input that is too deep, without an error in the log', async () => {
    const { error, lines } = await call(ok, { data: nested(20_000) });
    expect(error).toMatchObject({ details: { code: 'invalid-input' } });
    expect(lines).toMatchObject([{ severity: 'INFO', outcome: 'invalid-input' }]);
  });

  it('names the invalid fields of the input', async () => {
    const { error, lines } = await call(ok, { data: { amount: -1 } });
    expect(error).toMatchObject({
      code: 'invalid-argument',
      details: {
        code: 'invalid-input',
        issues: [{ path: ['amount'], message: 'Too small: expected number to be >0' }],
      },
    });
    expect(lines).toMatchObject([{ outcome: 'invalid-input', uid: 'sam' }]);
  });

  it('returns a refusal with its code and details', async () => {
    const { error, lines } = await call(async () => {
      throw new AppError('price-changed', 'The total is 5', { quote: { totalMinor: 5 } });
    });
    expect(error).toMatchObject({
      code: 'failed-precondition',
      details: { code: 'price-changed', quote: { totalMinor: 5 } },
    });
    expect(lines).toMatchObject([{ severity: 'INFO', outcome: 'price-changed' }]);
  });

  it('hides an unexpected error and returns the correlation id', async () => {
    const { error, lines } = await call(async () => {
      throw new TypeError('secret of the house');
    });
    expect(error).toMatchObject({ code: 'internal', message: 'internal' });
    expect((error as { details: unknown }).details).toEqual({ correlationId: ID });
    expect(lines).toMatchObject([
      {
        severity: 'ERROR',
        outcome: 'internal',
        correlationId: ID,
        cause: expect.stringContaining('secret of the house'),
      },
    ]);
  });

  it('reports contention as rate-limited', async () => {
    const aborted = Object.assign(new Error('10 ABORTED'), { code: 10 });
    const { error, lines } = await call(() => Promise.reject(aborted));
    expect(error).toMatchObject({ details: { code: 'rate-limited' } });
    expect(lines).toMatchObject([{ severity: 'INFO', outcome: 'rate-limited' }]);
    const missing = Object.assign(new Error('5 NOT_FOUND'), { code: 5 });
    expect((await call(() => Promise.reject(missing))).error).toMatchObject({ code: 'internal' });
  });

  it('reports an invalid stored document as internal, not as invalid input', async () => {
    const { error } = await call(async () => z.string().parse(1));
    expect(error).toMatchObject({ code: 'internal' });
  });

  it('logs the caller’s correlation id with each outcome', async () => {
    const refused = await call(async () => {
      throw new AppError('too-early', 'Not yet');
    });
    const unread = await call(ok, { data: 'nonsense' });
    const failed = await call(() => Promise.reject(new Error('broken')));
    for (const { lines } of [await call(ok), refused, unread, failed]) {
      expect(lines).toMatchObject([{ correlationId: ID }]);
    }
  });

  it.each([
    undefined,
    '',
    'call 17 of sam@hearthkin.test',
    `${ID}\n{"severity":"ERROR"}`,
    ID.toUpperCase(),
    [ID, ID],
    { [ID]: ID },
  ])('replaces the correlation id %j, which is no UUID', async (given) => {
    const query = given === undefined ? {} : { 'correlation-id': given };
    const { error, lines } = await call(() => Promise.reject(new Error('broken')), { query });
    const { correlationId } = (error as { details: { correlationId: string } }).details;
    expect(correlationId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(correlationId).not.toBe(ID);
    expect(lines).toMatchObject([{ correlationId }]);
    expect(JSON.stringify(lines)).not.toContain('sam@hearthkin.test');
  });

  it('gives its id to each line that is written meanwhile, and to none of another call', async () => {
    const written = vi.spyOn(sdk, 'warn').mockReturnValue();
    const other = '5b0f7a1e-93a4-4a55-8c1d-7a8d8b0e9f22';
    const slow: Handler = async () => {
      await new Promise(setImmediate);
      logger.warn('A detail', { about: 'it' });
    };
    await Promise.all([call(slow), call(slow, { query: { 'correlation-id': other } })]);
    logger.warn('A detail', { about: 'no call' });
    expect(written.mock.calls.map(([, line]) => line)).toEqual([
      { about: 'it', correlationId: ID },
      { about: 'it', correlationId: other },
      { about: 'no call' },
    ]);
    written.mockRestore();
  });
});

/** Sends a visitor's call through the SDK, past HTTP only, and returns the response. */
async function post(data: unknown): Promise<unknown> {
  const exported = defineCallable('checkEmail', {
    access: 'anyone',
    handler: async () => ({ isTaken: false }),
  });
  const headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: { data }, query: {}, socket: {} };
  const header = (name: string) => headers[name.toLowerCase()];
  return new Promise((resolve) => {
    const response = {
      on: () => response,
      getHeader: () => undefined,
      setHeader: () => response,
      status: (status: number) => ({ send: (body: object) => resolve({ status, ...body }) }),
    };
    // Only what the SDK reads and calls of the two.
    void exported(
      { ...request, header } as unknown as Request,
      response as unknown as Parameters<typeof exported>[1],
    );
  });
}

describe('an exported callable', () => {
  // Its database is the deployed one, where nothing is switched off.
  const nothing = { data: () => undefined } as Awaited<ReturnType<DocumentReference['get']>>;
  beforeAll(() => void vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(nothing));
  afterAll(() => vi.restoreAllMocks());

  it('answers a call', async () => {
    expect(await post({ email: 'sam@hearthkin.test' })).toEqual({
      status: 200,
      result: { isTaken: false },
    });
  });

  it.each([
    ['too deep', nested(20_000)],
    ['in an encoding that the SDK doesn’t know', { email: { '@type': 'nothing' } }],
    [
      'a number of the SDK’s that is none',
      { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' },
    ],
  ])('refuses input that is %s, without an error in the log', async (_, data) => {
    const failed = vi.spyOn(sdk, 'error').mockReturnValue();
    expect(await post(data)).toMatchObject({
      status: 400,
      error: { details: { code: 'invalid-input' } },
    });
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });
});
