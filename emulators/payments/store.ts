import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { missing } from './api-error';
import type { State, StoredEvent } from './state';

const API_VERSION = '2026-10-28.endive';

type ObjectOf<T extends Stripe.Event['type']> = Extract<
  Stripe.Event,
  { type: T }
>['data']['object'];

/** The state, its clock, and the events that its changes cause. */
export class Store {
  readonly state: State;
  readonly #onEvent: (event: StoredEvent) => void;

  constructor(state: State, onEvent: (event: StoredEvent) => void) {
    this.state = state;
    this.#onEvent = onEvent;
  }

  /** Seconds since 1970, by the stand-in's clock. */
  get now(): number {
    const { stillAt, ahead } = this.state;
    return (stillAt ?? Math.floor(Date.now() / 1000)) + ahead;
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** Records an event with the object as it is now. */
  emit<T extends Stripe.Event['type']>(type: T, object: ObjectOf<T>): void {
    const event: StoredEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    this.state.events.push(event);
    this.#onEvent(event);
  }
}

/** @throws ApiError like Stripe's if there is none. */
export function find<T>(of: Record<string, T>, id: string, what: string, param = 'id'): T {
  const found = Object.hasOwn(of, id) ? of[id] : undefined;
  if (found === undefined) throw missing(what, id, param);
  return found;
}

/** The id of something that may be expanded. */
export function idOf(value: string | { id: string } | null | undefined): string {
  return typeof value === 'string' ? value : (value?.id ?? '');
}

/** The values, the latest first. */
export function newestFirst<T>(of: Record<string, T>): T[] {
  return Object.values(of).reverse();
}
