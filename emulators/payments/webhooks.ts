import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { shuffled } from './shuffle';
import type { State, StoredEvent } from './state';

export interface WebhookMode {
  /** `hold` keeps events until they are asked for; `drop` never delivers them. */
  mode: 'normal' | 'hold' | 'drop';
  /** Holds or drops only events that contain this text, such as a booking's id; null for all. */
  about: string | null;
  /** Each event twice. */
  duplicate: boolean;
  delayMs: number;
  /** In another order than they happened. */
  shuffle: boolean;
}

export const USUAL_MODE: WebhookMode = {
  mode: 'normal',
  about: null,
  duplicate: false,
  delayMs: 0,
  shuffle: false,
};

interface Target {
  readonly url: string;
  readonly secret: string;
}

/** Pauses grow from half a second to a minute; after the last attempt an event is given up. */
const ATTEMPTS = 14;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const ANSWER_MS = 70_000;
/** Shuffled events are each up to this much late. */
const SHUFFLE_MS = 400;

/** Sends events to the functions, signed as Stripe signs them, at least once each. */
export class Webhooks {
  mode = USUAL_MODE;
  readonly #target: Target;
  readonly #ended = new AbortController();
  // Only signs; nothing is asked with it.
  readonly #signer = new Stripe('sk_test_signs_only').webhooks;

  constructor(target: Target) {
    // Each event that waits listens.
    setMaxListeners(0, this.#ended.signal);
    this.#target = target;
  }

  /** Delivers in the background what just happened. */
  send(state: State, event: StoredEvent): void {
    const { about, duplicate, shuffle, delayMs } = this.mode;
    const isMeant = about === null || JSON.stringify(event.data).includes(about);
    const mode = isMeant ? this.mode.mode : 'normal';
    if (mode === 'drop') return;
    state.undelivered.push(event.id);
    if (mode === 'hold') return;
    for (let copy = 0; copy < (duplicate ? 2 : 1); copy += 1) {
      const late = shuffle ? Math.random() * SHUFFLE_MS : 0;
      void this.#deliverInTime(state, event, delayMs + late);
    }
  }

  /** Continues with what an earlier run did not deliver. */
  resume(state: State): void {
    for (const event of waiting(state)) void this.#deliverInTime(state, event, FIRST_PAUSE_MS);
  }

  /**
   * Delivers once what is held, and waits for the answers.
   * @param seed orders them; none keeps their order.
   * @returns The number of deliveries, and of those that were accepted.
   */
  async deliverHeld(
    state: State,
    { seed, duplicate }: { seed: number | null; duplicate: boolean },
  ): Promise<{ sent: number; accepted: number }> {
    const held = waiting(state);
    const events = duplicate ? [...held, ...held] : held;
    let accepted = 0;
    for (const event of seed === null ? events : shuffled(events, seed)) {
      if (await this.#deliver(state, event)) accepted += 1;
    }
    return { sent: events.length, accepted };
  }

  close(): void {
    this.#ended.abort();
  }

  async #deliverInTime(state: State, event: StoredEvent, delayMs: number): Promise<void> {
    const options = { signal: this.#ended.signal, ref: false };
    try {
      let wait = delayMs;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        await pause(wait, undefined, options);
        if (await this.#deliver(state, event)) return;
        wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
      }
      forget(state, event);
    } catch (error) {
      // The rest is delivered by the next run.
      if (!this.#ended.signal.aborted) throw error;
    }
  }

  async #deliver(state: State, event: StoredEvent): Promise<boolean> {
    const payload = JSON.stringify(event);
    const signature = this.#signer.generateTestHeaderString({
      payload,
      secret: this.#target.secret,
    });
    try {
      const response = await fetch(this.#target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      await response.arrayBuffer();
      if (!response.ok) return false;
    } catch {
      return false;
    }
    forget(state, event);
    return true;
  }
}

function waiting(state: State): StoredEvent[] {
  return state.events.filter(({ id }) => state.undelivered.includes(id));
}

function forget(state: State, event: StoredEvent): void {
  event.pending_webhooks = 0;
  state.undelivered = state.undelivered.filter((id) => id !== event.id);
}
