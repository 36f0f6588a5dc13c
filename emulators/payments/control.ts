import { createAccount, fillIn } from './acts/accounts';
import { advance } from './acts/clock';
import { dispute } from './acts/disputes';
import { endMonth, subscribeTo } from './acts/plans';
import { ApiError, invalid } from './api-error';
import { type Failures, readFailures } from './failures';
import { find, type Store } from './store';
import type { WebhookMode, Webhooks } from './webhooks';

interface Controlled {
  readonly store: Store;
  readonly webhooks: Webhooks;
  readonly failures: Failures;
}

type Fields = Record<string, unknown>;
type Control = (of: Controlled, value: unknown) => unknown;

/** The orders of tests and developers to the stand-in, in JSON. */
const CONTROLS: Readonly<Record<string, Control>> = {
  'PUT /control/webhooks': ({ webhooks }, value) => {
    webhooks.mode = readMode(fieldsOf(value), webhooks.mode);
    return webhooks.mode;
  },

  'POST /control/webhooks/deliver': ({ store, webhooks }, value) => {
    const { seed, duplicate } = fieldsOf(value);
    return webhooks.deliverHeld(store.state, {
      seed: typeof seed === 'number' ? seed : null,
      duplicate: duplicate === true,
    });
  },

  'PUT /control/failures': ({ failures }, value) => {
    failures.set(readFailures(value));
    return failures.left;
  },

  'POST /control/advance': ({ store }, value) => {
    const { days = 0, hours = 0 } = fieldsOf(value);
    advance(store, Number(days) * 24 + Number(hours));
    return { now: new Date(store.now * 1000).toISOString() };
  },

  'POST /control/end-month': ({ store }, value) => {
    const { subscription } = fieldsOf(value);
    const plan = find(store.state.subscriptions, String(subscription), 'subscription');
    endMonth(store, plan);
    return plan;
  },

  'POST /control/dispute': ({ store }, value) => {
    const { paymentIntent, close = null } = fieldsOf(value);
    if (close !== null && close !== 'won' && close !== 'lost') {
      throw invalid('A dispute is won or lost.', { param: 'close' });
    }
    return dispute(store, String(paymentIntent), close);
  },

  /** Accounts of people who have sent in the form, by uid. Who asks for them needs no event. */
  'POST /control/accounts': ({ store }, value) => {
    const { uids } = fieldsOf(value);
    if (!Array.isArray(uids)) throw invalid('Send a list of uids.', { param: 'uids' });
    return Object.fromEntries(
      uids.map((uid) => {
        const account = createAccount(store, null, { uid: String(uid) });
        fillIn(account, true);
        return [String(uid), account.id];
      }),
    );
  },

  /** Plans that begin now, by uid: { email, plan }. */
  'POST /control/subscriptions': ({ store }, value) =>
    Object.fromEntries(
      Object.entries(fieldsOf(value)).map(([uid, of]) => {
        const { email, plan } = fieldsOf(of);
        return [uid, subscribeTo(store, { uid, email: String(email), plan: String(plan) }).id];
      }),
    ),

  /** Forgets the idempotency keys, as Stripe does after a day. */
  'POST /control/forget-keys': ({ store }) => {
    store.state.keys = {};
    return {};
  },

  'GET /control/state': ({ store }) => store.state,
};

/** @throws ApiError for a request that isn't understood. */
export async function answerControl(
  of: Controlled,
  method: string,
  path: string,
  body: string,
): Promise<unknown> {
  const control = CONTROLS[`${method} ${path}`];
  if (control) return control(of, body === '' ? {} : parse(body));
  const known = Object.keys(CONTROLS).join(', ');
  throw new ApiError(404, 'invalid_request_error', `There is no ${method} ${path}; ${known}.`);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The request is not valid JSON.');
  }
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw invalid('Send a JSON object.');
  return { ...value };
}

/** The settings; one that isn't named stays as it is. */
function readMode(fields: Fields, before: WebhookMode): WebhookMode {
  const { mode = before.mode, delayMs = before.delayMs, about = before.about } = fields;
  if (mode !== 'normal' && mode !== 'hold' && mode !== 'drop') {
    throw invalid('Webhooks are normal, hold or drop.', { param: 'mode' });
  }
  if (typeof delayMs !== 'number' || delayMs < 0) {
    throw invalid('A delay is a number of milliseconds.', { param: 'delayMs' });
  }
  if (about !== null && typeof about !== 'string') {
    throw invalid('Webhooks are about a text, or null.', { param: 'about' });
  }
  return {
    mode,
    about,
    delayMs,
    duplicate: flag(fields, 'duplicate', before.duplicate),
    shuffle: flag(fields, 'shuffle', before.shuffle),
  };
}

function flag(fields: Fields, name: 'duplicate' | 'shuffle', before: boolean): boolean {
  const value = fields[name] ?? before;
  if (typeof value === 'boolean') return value;
  throw invalid(`${name} is true or false.`, { param: name });
}
