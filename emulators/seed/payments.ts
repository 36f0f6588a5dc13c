import type { PayoutAccount } from '@hearthkin/domain/payment/payout-account';
import type { Firestore } from 'firebase-admin/firestore';
import type { SampleAccount } from './accounts';

/** An account that can be paid. */
export function readyAccount(accountId: string, updatedAt: Date): PayoutAccount {
  return { accountId, status: 'ready', isSubmitted: true, missing: [], missingBy: null, updatedAt };
}

/** Gives every companion whom members find an account that can be paid; the others still need one. */
export async function openPayoutAccounts(
  db: Firestore,
  testPaymentsUrl: string,
  companions: readonly SampleAccount[],
  now: Date,
): Promise<void> {
  const uids = companions.flatMap(({ uid, listing }) => (listing?.listed === true ? [uid] : []));
  const accounts = Object.entries(await control(testPaymentsUrl, 'accounts', { uids }));
  const writer = db.bulkWriter();
  for (const [uid, accountId] of accounts) {
    void writer.set(db.doc(`payoutAccounts/${uid}`), readyAccount(accountId, now));
    void writer.update(db.doc(`companions/${uid}`), { payoutAccount: 'ready' });
  }
  for (const { uid } of companions.filter((companion) => !uids.includes(companion.uid))) {
    void writer.update(db.doc(`companions/${uid}`), { payoutAccount: 'missing' });
  }
  await writer.close();
}

/** Test payments begin the plans of members; their webhooks then store them as those of anyone. */
export async function beginPlans(
  testPaymentsUrl: string,
  members: readonly SampleAccount[],
): Promise<void> {
  const plans = members.flatMap(({ uid, user: { email, plan } }) =>
    plan === null ? [] : [[uid, { email, plan }]],
  );
  await control(testPaymentsUrl, 'subscriptions', Object.fromEntries(plans));
}

/** Tells test payments what there is. @returns their ids by uid. */
async function control(
  testPaymentsUrl: string,
  what: 'accounts' | 'subscriptions',
  value: object,
): Promise<Record<string, string>> {
  const response = await fetch(`${testPaymentsUrl}/control/${what}`, {
    method: 'POST',
    body: JSON.stringify(value),
  });
  if (!response.ok) throw new Error(`The test payments answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
