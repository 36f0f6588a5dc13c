import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/durations';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { SAMPLE_EMAILS, SAMPLE_PASSWORD } from '@hearthkin/emulators/seed/sign-ins';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { testEnvironment } from '../runner/test-suite';
import { inParallel, type Row, spread, timed } from './measure';

const SEQUENTIAL = 40;
const PARALLEL = 120;
const WIDTH = 12;
const REGION = 'us-central1';

/** Requests of one member, below every limit. */
const BY_ONE_MEMBER = 4;

interface Order {
  readonly companionId: string;
  readonly startsAt: string;
  agreedTotalMinor: number;
}

type Answer = { result?: { bookingId?: string }; error?: { details?: Record<string, unknown> } };

class Caller {
  readonly #suite: Suite;
  readonly #token: string;

  constructor(suite: Suite, token: string) {
    this.#suite = suite;
    this.#token = token;
  }

  static async signIn(suite: Suite, email: string): Promise<Caller> {
    const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
    const response = await fetch(`http://127.0.0.1:${suite.ports.auth}/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: SAMPLE_PASSWORD, returnSecureToken: true }),
    });
    const { idToken } = (await response.json()) as { idToken?: string };
    if (idToken === undefined) throw new Error(`${email} cannot sign in`);
    return new Caller(suite, idToken);
  }

  async call(name: string, data: unknown): Promise<Answer> {
    const { ports, projectId } = this.#suite;
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/${name}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ data }),
    });
    return (await response.json()) as Answer;
  }

  #ask(order: Order): Promise<Answer> {
    return this.call('createBooking', {
      ...order,
      requestId: randomUUID(),
      activity: 'virtual-chat',
      timing: 'later',
      minutes: 120,
      location: '',
      notes: '',
    });
  }

  async book(order: Order): Promise<string> {
    const answer = await this.#ask(order);
    const id = answer.result?.bookingId;
    if (id === undefined) throw new Error(`Not booked: ${JSON.stringify(answer)}`);
    return id;
  }

  /** Sends a wrong price, which books nothing and returns the real one. */
  async price(order: Order): Promise<number> {
    const answer = await this.#ask({ ...order, agreedTotalMinor: 0 });
    const quote = answer.error?.details?.quote as { totalMinor: number } | undefined;
    if (quote === undefined) throw new Error(`No price: ${JSON.stringify(answer)}`);
    return quote.totalMinor;
  }
}

/** Sessions with one companion on consecutive days, far from any sample booking. */
function orders(companionId: string, from: number, count: number): Order[] {
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => ({
    companionId,
    // 19:00 UTC is an open afternoon hour in every sample companion's zone.
    startsAt: new Date(tomorrow + (from + index) * DAY_MS + 19 * HOUR_MS).toISOString(),
    agreedTotalMinor: 0,
  }));
}

/**
 * Members who had a session with the companion before, one for every few requests: the limits allow
 * no member as many as are measured.
 */
async function membersFor(suite: Suite, companionId: string, requests: number) {
  // Both read the environment when they are loaded.
  Object.assign(process.env, testEnvironment(suite));
  const { makeMember } = await import('../support/actors');
  const { adminDb } = await import('../support/admin');
  const count = Math.ceil(requests / BY_ONE_MEMBER);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { uid, idToken } = await makeMember();
      const used = adminDb.doc(`users/${uid}/discounts/first-session_${companionId}`);
      await used.set({ bookingId: 'earlier', at: new Date() });
      return new Caller(suite, idToken);
    }),
  );
}

/** Latency of single calls, and throughput with several members at once. */
export async function measureCallables(suite: Suite): Promise<Row[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${suite.ports.auth}`;
  const auth = getAuth(initializeApp({ projectId: suite.projectId }, 'bench'));
  const companions = await Promise.all(
    ['companion-01', 'companion-02'].map((uid) => auth.getUser(uid)),
  );
  const [first, second] = await Promise.all(
    companions.map(async ({ uid, email = '' }) => ({ uid, as: await Caller.signIn(suite, email) })),
  );
  if (first === undefined || second === undefined) {
    throw new Error('The sample companions are missing');
  }
  const member = await Caller.signIn(suite, SAMPLE_EMAILS.member);

  // The first booking with a companion uses its one-time discount and warms up the functions.
  for (const { uid } of [first, second]) {
    for (const order of orders(uid, 20, 1)) {
      await member.book({ ...order, agreedTotalMinor: await member.price(order) });
    }
  }
  const priced = async (list: Order[]) => {
    const members = await membersFor(suite, list[0]?.companionId ?? '', list.length);
    const asked = list.map((order, index) => ({
      order,
      by: members[Math.floor(index / BY_ONE_MEMBER)] ?? member,
    }));
    return inParallel(asked, WIDTH, async ({ order, by }) => ({
      by,
      order: { ...order, agreedTotalMinor: await by.price(order) },
    }));
  };

  const alone = await priced(orders(first.uid, 21, SEQUENTIAL));
  const booked = await inParallel(alone, 1, ({ by, order }) => timed(() => by.book(order)));
  const together = await priced(orders(second.uid, 21, PARALLEL));
  const rush = await timed(() => inParallel(together, WIDTH, ({ by, order }) => by.book(order)));

  const accept = async (as: Caller, bookingId: string) => {
    const answer = await as.call('transitionBooking', { bookingId, to: 'confirmed', reason: '' });
    if (answer.error) throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  };
  const accepted = await inParallel(booked, 1, ({ result }) =>
    timed(() => accept(first.as, result)),
  );
  const acceptRush = await timed(() =>
    inParallel(rush.result, WIDTH, (id) => accept(second.as, id)),
  );
  const perSecond = (ms: number) => `${((PARALLEL * 1000) / ms).toFixed(1)} a second`;
  return [
    { what: 'createBooking, one at a time', value: spread(booked.map(({ ms }) => ms)) },
    { what: `createBooking, ${WIDTH} at once`, value: perSecond(rush.ms) },
    { what: 'transitionBooking, one at a time', value: spread(accepted.map(({ ms }) => ms)) },
    { what: `transitionBooking, ${WIDTH} at once`, value: perSecond(acceptRush.ms) },
  ];
}
