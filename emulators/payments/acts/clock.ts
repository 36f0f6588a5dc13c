import { invalid } from '../api-error';
import { idOf, type Store } from '../store';
import { expire } from './checkout';
import { retryInvoices } from './invoices';
import { AUTHORIZATION_SECONDS, cancel } from './payments';
import { renew } from './plans';

const HOUR_SECONDS = 3600;
const DAY_HOURS = 24;
const MOST_HOURS = 400 * DAY_HOURS;

/** Does what time does: pages and authorizations end, plans renew, failed charges are repeated. */
export function passTime(store: Store): void {
  const { sessions, intents, charges } = store.state;
  for (const session of Object.values(sessions)) {
    if (session.status === 'open' && session.expires_at <= store.now) expire(store, session);
  }
  for (const intent of Object.values(intents)) {
    if (intent.status !== 'requires_capture') continue;
    const since = charges[idOf(intent.latest_charge)]?.created ?? intent.created;
    if (since + AUTHORIZATION_SECONDS <= store.now) cancel(store, intent, 'automatic');
  }
  retryInvoices(store);
  renew(store);
}

/** Moves the clock, a day at a time so that things happen in their order. */
export function advance(store: Store, hours: number): void {
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) {
    throw invalid(`The clock moves by 1 to ${MOST_HOURS} whole hours.`, { param: 'hours' });
  }
  for (let left = hours; left > 0; left -= DAY_HOURS) {
    store.state.ahead += Math.min(left, DAY_HOURS) * HOUR_SECONDS;
    passTime(store);
  }
}
