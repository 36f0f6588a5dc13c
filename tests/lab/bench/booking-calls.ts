import { randomUUID } from 'node:crypto';
import { callPath } from '@hearthkin/domain/call-services';
import type { CallableName } from '@hearthkin/domain/callables';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { testEnvironment } from '../../runner/test-suite';
import { inParallel } from './measure';

/** How many calls are measured one after the other, and how many run at once. */
export const SEQUENTIAL = 40;
export const WIDTH = 12;

/** Requests of one member, below every limit. */
const BY_ONE_MEMBER = 4;

export interface Order {
  readonly companionId: string;
  readonly startsAt: string;
  agreedTotalMinor: number;
}

type Answer = {
  result?: { bookingId?: string; checkoutUrl?: string | null };
  error?: { details?: Record<string, unknown> };
};

export class Caller {
  readonly #suite: Suite;
  readonly #token: string;

  constructor(suite: Suite, token: string) {
    this.#suite = suite;
    this.#token = token;
  }

  async call(name: CallableName, data: unknown): Promise<Answer> {
    const { ports, projectId } = this.#suite;
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/${callPath(name)}`;
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

  /** Asks for a session that is paid on a page, and opens it. */
  async openPage(order: Order): Promise<string> {
    const answer = await this.#ask(order);
    const url = answer.result?.checkoutUrl;
    if (!url) throw new Error(`No page: ${JSON.stringify(answer)}`);
    return url;
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
export function orders(companionId: string, from: number, count: number): Order[] {
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => ({
    companionId,
    // 19:00 UTC is an afternoon hour that the companions of tests are open at.
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
  const { makeMember } = await import('../../support/actors');
  const { adminDb } = await import('../../support/admin');
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

/** Requests with their prices, each with the member who sends it. */
export async function priced(suite: Suite, list: readonly Order[]) {
  const members = await membersFor(suite, list[0]?.companionId ?? '', list.length);
  const asked = list.flatMap((order, index) => {
    const by = members[Math.floor(index / BY_ONE_MEMBER)];
    return by === undefined ? [] : [{ order, by }];
  });
  return inParallel(asked, WIDTH, async ({ order, by }) => ({
    by,
    order: { ...order, agreedTotalMinor: await by.price(order) },
  }));
}
