import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import { itemOf } from '../acts/plans';
import { newestFirst, type Store } from '../store';
import { day, euros, link, type PageAnswer, page, rows } from './frame';

/** Older ones are in /control/state. */
const SHOWN = 50;

/** `/`: everything that happened, newest first. */
export function indexPage(store: Store, siteUrl: string | null): PageAnswer {
  const { sessions, intents, subscriptions, accounts, events, undelivered } = store.state;
  const newest = <T>(of: Record<string, T>) => newestFirst(of).slice(0, SHOWN);
  return page(
    'Everything so far',
    `<p class="note">It is ${day(store.now)} here. <a href="/control/state">All as JSON</a></p>
${link(siteUrl, 'Open the site')}
${rows(
  'Open pages',
  newest(sessions)
    .filter(({ status }) => status === 'open')
    .map(({ id, url, mode }) => [`<a href="${url}">${escapeHtml(id)}</a>`, escapeHtml(mode)]),
)}
${rows(
  'Payments',
  newest(intents).map(({ id, amount, status, description, created }) => [
    `${escapeHtml(description ?? 'Payment')}<br><span>${escapeHtml(id)}</span>`,
    euros(amount),
    escapeHtml(status),
    day(created),
  ]),
)}
${rows(
  'Plans',
  newest(subscriptions).map((each) => [
    escapeHtml(itemOf(each).price.nickname ?? each.id),
    escapeHtml(each.status),
    `until ${day(itemOf(each).current_period_end)}`,
  ]),
)}
${rows(
  'Accounts of companions',
  newest(accounts).map(({ id, email, payouts_enabled }) => [
    `<a href="/express/${id}">${escapeHtml(email ?? id)}</a>`,
    payouts_enabled ? 'ready' : 'not ready',
  ]),
)}
${rows(
  `Events, ${undelivered.length} not delivered yet`,
  [...events]
    .reverse()
    .slice(0, SHOWN)
    .map(({ id, type, created }) => [
      `${escapeHtml(type)}<br><span>${escapeHtml(id)}</span>`,
      undelivered.includes(id) ? 'waiting' : 'done',
      day(created),
    ]),
)}`,
  );
}
