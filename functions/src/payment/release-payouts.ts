import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { payoutNews } from '@hearthkin/domain/news/words';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { PAYOUT_ARRIVES, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import { payOut } from '@hearthkin/domain/payment/settle';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
  readRecipient,
} from '../notification/notify';
import { asRead, ifUnchanged } from '../platform/consistency/if-unchanged';
import { earningsTotals } from '../platform/records/collections';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { dropPayoutAccount } from './drop-payout-account';
import { paidChange, writeEarnings } from './earnings-totals';
import { duePayouts } from './payment-queries';
import { paymentDeps, paymentSecrets } from './provider/payment-params';
import type { PaymentProvider } from './provider/payment-provider';
import { sendPayout } from './send-payout';

interface Deps extends NotifyDeps {
  readonly provider: PaymentProvider | null;
}

/**
 * Pays what is due: sends it to the companion's account, where there is a provider, and then writes it down
 * in a transaction with the ledger entry, the companion's sums and the notification, followed by an email;
 * optionally of one companion. One that is paid already, frozen, or without an account to receive it is
 * skipped; a failure is logged and doesn't stop the rest.
 */
export const releasePayouts = defineSweep('releasePayouts', {
  secrets: [...mailSecrets, ...paymentSecrets],
  deps: () => ({ ...mailDeps(), ...paymentDeps() }),
  handler: async (
    { db, now, endsBy, backlog, companionId }: Run & { readonly companionId?: string },
    deps: Deps,
  ) => {
    const count = await processEach(
      duePayouts(db, now, companionId),
      'A payout could not be released',
      (doc) => releaseOne({ db, now, ...deps }, doc),
      { endsBy, backlog, dueOf: (doc) => doc.data().dueAt, concurrency: SLOW },
    );
    return { paid: count('paid'), waiting: count('waiting'), failed: count('failed') };
  },
});

async function releaseOne(
  context: NotifyContext & Deps,
  doc: QueryDocumentSnapshot<Payout>,
): Promise<'paid' | 'waiting' | 'passed-over'> {
  const { db, now, provider } = context;
  const sent = provider === null ? null : await sendPayout({ db, now, provider }, doc);
  if (sent === 'waiting' || sent === 'passed-over') return sent;
  const released = await ifUnchanged(commitRelease(context, doc, sent?.transferId ?? null));
  if (released === null) return 'passed-over';
  const { reader, payout } = released;
  if (reader === null) await dropPayoutAccount(db, payout.earnerId);
  else {
    await mailNotification(context, reader, {
      kind: 'payout-paid',
      about: doc.ref.path,
      content: payoutMail(payout, context),
    });
  }
  return 'paid';
}

interface Released {
  readonly payout: Payout;
  /** Null for a deleted account. */
  readonly reader: Recipient | null;
}

/**
 * Fails, for `ifUnchanged`, if it has changed since it was found.
 * @returns null if it is paid or frozen by now.
 */
function commitRelease(
  { db, now }: NotifyContext,
  found: QueryDocumentSnapshot<Payout>,
  transferId: string | null,
): Promise<Released | null> {
  const { ref } = found;
  return db.runTransaction(async (tx) => {
    // What was sent is marked so by now.
    const doc = transferId === null ? found : await tx.get(ref);
    const payout = doc.data();
    if (payout?.status !== (transferId === null ? 'pending' : 'sending')) return null;
    const { earnerId, payoutMinor, currency } = payout;
    const reader = await readRecipient(tx, db, earnerId);
    const paid = payOut(payout, now, transferId);
    const bookingId = ref.parent.parent?.id ?? '';
    tx.update(ref, { ...paid }, asRead(doc));
    // A deleted account isn't notified, and nothing is stored for it.
    if (reader === null) return { payout, reader };
    writeEarnings(tx, earningsTotals(db, earnerId), paidChange(payout), now);
    const data = { bookingId, amountMinor: String(payoutMinor), currency };
    const draft = { id: `${bookingId}_payout-paid`, kind: 'payout-paid', data } as const;
    notify(tx, db, reader, { ...draft, link: '/earnings' }, now);
    return { payout, reader };
  });
}

/** The email about a payout. */
function payoutMail(
  { payoutMinor }: Pick<Payout, 'payoutMinor'>,
  { siteUrl, provider }: Deps,
): MailContent {
  const isLive = provider !== null;
  const news = payoutNews(formatMoney(payoutMinor), isLive);
  return {
    subject: news,
    parts: [
      `${news}. ${isLive ? PAYOUT_ARRIVES : payoutsNote(isLive)}`,
      ...actionAt(siteUrl, '/earnings', 'See your earnings'),
    ],
  };
}
