import { invalid } from '../api-error';
import { idOf, type Store } from '../store';
import { expire } from './checkout';
import { retryInvoices } from './invoices';
import { AUTHORIZATION_SECONDS, cancel } from './payments';
import { renew } from './plans';

const DAY_SECONDS = 24 * 3600;
const MOST_DAYS = 400;

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
export function advance(store: Store, days: number): void {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    throw invalid(`The clock moves by 1 to ${MOST_DAYS} whole days.`, { param: 'days' });
  }
  for (let day = 0; day < days; day += 1) {
    store.state.ahead += DAY_SECONDS;
    passTime(store);
  }
}
