import type { Booking } from '@hearthkin/domain/booking/booking';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { type Counted, countedOf, insightsOf } from '@hearthkin/domain/insights/counters';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { earningsOf } from '@hearthkin/domain/payment/earnings';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { holdPayment, payOut, settlePayment } from '@hearthkin/domain/payment/settle';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { chromium } from '@playwright/test';
import { testEnvironment } from '../../runner/test-suite';
import type * as Actors from '../../support/actors';
import type * as Admin from '../../support/admin';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { bookingDocument, newId } from '../../support/builders';
import type { Row } from './measure';
import { sessionOnly, visit } from './site';

/** Bookings of a newer and of a long-time account. */
const HISTORIES = [50, 5_000] as const;

const MEMBER_SCREENS = ['/my-bookings', '/subscription-dashboard', '/analytics'] as const;
const COMPANION_SCREENS = ['/earner-dashboard', '/my-bookings', '/earnings', '/analytics'] as const;

const CONVERSATIONS = 500;
const MESSAGES = 5_000;

/** A screen with room for the list of conversations or for one of them, not for both. */
const PHONE = { width: 390, height: 844 } as const;

type Documents = [path: string, data: object][];

/**
 * Documents read on a first visit with few bookings, many bookings and many conversations.
 * Documents that functions would derive are written directly.
 */
export async function measureHistoryReads(
  suite: Suite,
  siteUrl: string,
  executablePath: string,
): Promise<Row[]> {
  // Both read the environment when they are loaded.
  Object.assign(process.env, testEnvironment(suite));
  const actors = await import('../../support/actors');
  const { adminDb } = await import('../../support/admin');
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  const readsOf = async (email: string, route: string, viewport?: typeof PHONE) => {
    const session = await sessionOnly(browser, siteUrl, email, actors.PASSWORD);
    return String((await visit(browser, siteUrl, route, session, viewport)).reads);
  };
  try {
    const rows: Row[] = [];
    for (const count of HISTORIES) {
      const { member, companion } = await makeHistory(actors, adminDb, count);
      for (const [who, screens] of [
        [member, MEMBER_SCREENS],
        [companion, COMPANION_SCREENS],
      ] as const) {
        const role = who === member ? 'member' : 'companion';
        for (const screen of screens) {
          const what = `documents read for ${screen}, a ${role} with ${count} bookings`;
          rows.push({ what, value: await readsOf(who.email, screen) });
        }
      }
    }
    const talker = await makeConversations(actors, adminDb);
    rows.push({
      what: `documents read for /messages of ${CONVERSATIONS} conversations, with the first chat`,
      value: await readsOf(talker.email, '/messages'),
    });
    rows.push({
      what: `documents read for a chat of ${MESSAGES} messages, beside the list`,
      value: await readsOf(talker.email, `/messages/${talker.longest}`),
    });
    rows.push({
      what: `documents read for /messages of ${CONVERSATIONS} conversations on a phone, the list alone`,
      value: await readsOf(talker.email, '/messages', PHONE),
    });
    rows.push({
      what: `documents read for a chat of ${MESSAGES} messages on a phone, by itself`,
      value: await readsOf(talker.email, `/messages/${talker.longest}`, PHONE),
    });
    return rows;
  } finally {
    await browser.close();
  }
}

/** Below the maximum number of documents per commit. */
const BATCH_SIZE = 400;

async function put(db: typeof Admin.adminDb, documents: Documents): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH_SIZE) {
    const batch = db.batch();
    for (const [path, data] of documents.slice(from, from + BATCH_SIZE))
      batch.set(db.doc(path), data);
    await batch.commit();
  }
}

/** Those on the first pages are close together; the rest reach back over all months shown. */
function hoursBack(index: number, count: number): number {
  const recent = 20;
  const step = count > 1_000 ? 8 : 7 * 24;
  return index < recent ? index * 8 : recent * 8 + (index - recent) * step;
}

/** A member and a companion with that many bookings between them, nearly all in the past. */
async function makeHistory(actors: typeof Actors, db: typeof Admin.adminDb, count: number) {
  const [member, companion] = await Promise.all([actors.makeMember(), actors.makeCompanion()]);
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const now = Date.now();
  const documents: Documents = [];
  const counted: Counted[] = [];
  const bookings: Booking[] = [];
  const payouts: Payout[] = [];
  for (let index = 0; index < count; index += 1) {
    const startsAt = new Date(
      Math.floor(now / HOUR_MS) * HOUR_MS + 7 * DAY_MS - hoursBack(index, count) * HOUR_MS,
    );
    const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
    const isOver = endsAt.getTime() < now;
    const createdAt = new Date(startsAt.getTime() - 10 * DAY_MS);
    const booking = bookingDocument(sides, {
      startsAt,
      createdAt,
      status: isOver ? 'completed' : 'confirmed',
      dueAt: isOver ? null : new Date(endsAt.getTime() + DAY_MS),
    });
    const id = newId('booking');
    documents.push([`bookings/${id}`, booking]);
    bookings.push(booking);
    counted.push(countedOf(booking));
    const held = holdPayment(booking, createdAt);
    if (!isOver) {
      documents.push([`payments/${id}`, held]);
      continue;
    }
    const { payment, payout } = settlePayment(held, booking, null, endsAt);
    documents.push([`payments/${id}`, payment]);
    if (payout === null) continue;
    const isPaid = payout.dueAt.getTime() <= now;
    const share = isPaid ? payOut(payout, payout.dueAt) : payout;
    documents.push([`payments/${id}/payouts/companion`, share]);
    payouts.push(share);
  }
  for (const { uid } of [member, companion]) {
    for (const [key, counters] of insightsOf(counted)) {
      documents.push([`users/${uid}/insights/${key}`, { counters }]);
    }
  }
  const sums = earningsOf(bookings, payouts, new Date(now));
  documents.push([`users/${companion.uid}/totals/earnings`, sums]);
  await put(db, documents);
  return { member, companion };
}

/** A member with many conversations, the latest of them long. */
async function makeConversations(actors: typeof Actors, db: typeof Admin.adminDb) {
  const member = await actors.makeMember();
  const now = Date.now();
  const documents: Documents = [];
  let longest = '';
  for (let index = 0; index < CONVERSATIONS; index += 1) {
    const other = newId('companion');
    const id = conversationId(member.uid, other);
    const timestamp = new Date(now - index * HOUR_MS);
    const messages = index === 0 ? MESSAGES : 1;
    if (index === 0) longest = id;
    for (let nth = 0; nth < messages; nth += 1) {
      documents.push([
        `conversations/${id}/messages/m-${nth}`,
        {
          senderId: nth % 2 === 0 ? other : member.uid,
          content: `Message ${nth}`,
          timestamp: new Date(timestamp.getTime() - nth * 60_000),
        },
      ]);
    }
    documents.push([
      `conversations/${id}`,
      {
        ...newConversation(member.uid, other),
        lastMessage: {
          id: 'm-0',
          senderId: other,
          content: 'Message 0',
          timestamp,
          booking: null,
          isRedacted: false,
        },
        updatedAt: timestamp,
      },
    ]);
  }
  await put(db, documents);
  return { email: member.email, longest };
}
