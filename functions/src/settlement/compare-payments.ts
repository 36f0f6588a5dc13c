import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import pThrottle from 'p-throttle';
import type { NotifyDeps } from '../mail/mail-params';
import { companionsBeforePayments } from '../payment/payment-queries';
import { payoutStateOf } from '../payment/payout-state';
import { payoutAccounts } from '../platform/records/collections';
import {
  defineLongSweep,
  type PageDone,
  type Span,
  type Stage,
} from '../platform/sweeps/long-sweep';
import { pagesOf } from '../platform/sweeps/pages';
import { processAll } from '../platform/sweeps/process-each';
import type { Run } from '../platform/sweeps/sweep';
import { endFreePlan } from '../pricing/end-free-plan';
import { type PlanDeps, planDeps, planSecrets } from '../pricing/plan-caller';
import { membersOnPlans } from '../pricing/plan-queries';
import { compareAgain, compareOurs } from './compare-ours';
import { COUNTED, type Compared, type Counted, PAGE } from './comparing';
import { followAgain, followChargebacks, followPayments, isOfTheirs } from './follow-theirs';

/** The stretch that the first comparison looks back: longer than an authorization lasts. */
const LOOK_BACK_MS = 8 * DAY_MS;

/**
 * A comparison looks at what was until two hours ago, and the next one at what was from then on. By then, what was begun
 * before has ended: a page of the provider that a member pays on is open for less, and no function writes down a
 * movement with the time of its own beginning that late. So nothing appears before the border afterwards.
 */
export const SETTLED_AFTER_MS = 2 * HOUR_MS;

/**
 * Bookings compared a second, for each of which the provider is asked twice. Stripe takes a hundred requests a second
 * for everything; those of people, webhooks and payouts come first. Raise it if Stripe raises that limit.
 */
const COMPARED_PER_SECOND = 20;

const pace = pThrottle({ limit: COMPARED_PER_SECOND, interval: 1000, strict: true });

/**
 * Compares our books with the provider's, both ways: every payment and chargeback that the provider knows of late,
 * every booking whose money has moved lately, that a bank decides about or that is in the staff's list, every payout
 * that was sent or should have been. "Late" is since where the last comparison ended. Each booking is compared once for
 * all of that. What was lost on the way (a webhook, the end of a process) is made up for; what can't be is listed for
 * staff. Since payments are live, companions need an account and plans are paid: what was without before ends here.
 */
export const { sweep: comparePayments, task: comparePaymentsTask } = defineLongSweep(
  'comparePayments',
  {
    secrets: planSecrets,
    withinMs: DAY_MS - HOUR_MS,
    deps: planDeps,
    counted: COUNTED,
    until: (now) => new Date(now.getTime() - SETTLED_AFTER_MS),
    isOff: ({ provider }) => provider === null,
    stages: (run: Run & Span, { provider, ...mail }: PlanDeps): Record<string, Stage<Counted>> => {
      // It is off without one.
      if (provider === null) return {};
      const since = run.since ?? new Date(run.until.getTime() - LOOK_BACK_MS);
      const comparing = { ...run, since, provider, mail, mayAsk: pace(async () => {}) };
      const { again } = run;
      return {
        paymentsAgain: (after) =>
          tryAgain(again.filter(isOfTheirs), after, (names) => followAgain(comparing, names)),
        bookingsAgain: (after) =>
          tryAgain(
            again.filter((name) => !isOfTheirs(name)),
            after,
            (ids) => compareAgain(comparing, ids),
          ),
        // What isn't a booking yet comes before ours, since it is among them afterwards.
        theirs: (after) => followPayments(comparing, after),
        chargebacks: (after) => followChargebacks(comparing, after),
        ...compareOurs(comparing),
        accounts: () => noteAccounts(run),
        plans: (after) => endFreePlans(run, mail, after),
      };
    },
  },
);

/** The failures of last time. */
async function* tryAgain(
  names: readonly string[],
  after: string | null,
  compare: (names: readonly string[]) => Promise<Compared>,
): AsyncGenerator<PageDone<Counted>> {
  for (let from = Number(after ?? 0); from < names.length; from += PAGE) {
    const to = from + PAGE;
    yield { ...(await compare(names.slice(from, to))), after: String(to) };
  }
}

/** Companions from before payments were live need an account from now on. */
async function* noteAccounts({ db }: Run): AsyncGenerator<PageDone<Counted>> {
  for await (const page of pagesOf(companionsBeforePayments(db))) {
    await processAll(page, {
      fault: 'A companion’s account could not be noted',
      pathOf: ({ ref }) => ref.path,
      process: async ({ id, ref }) => {
        await db.runTransaction(async (tx) => {
          const account = (await tx.get(payoutAccounts(db).doc(id))).data();
          if ((await tx.get(ref)).exists) tx.update(ref, { payoutAccount: payoutStateOf(account) });
        });
        return 'noted';
      },
    });
    // They are found no more.
    yield { after: '', counts: {} };
  }
}

async function* endFreePlans(
  { db, now }: Run,
  mail: NotifyDeps,
  after: string | null,
): AsyncGenerator<PageDone<Counted>> {
  const all = membersOnPlans(db);
  for await (const page of pagesOf(after === null ? all : all.startAfter(after))) {
    const count = await processAll(page, {
      fault: 'A free plan could not be ended',
      pathOf: ({ ref }) => ref.path,
      process: ({ id }) => endFreePlan(db, id, now, mail),
    });
    yield { after: page.at(-1)?.id ?? '', counts: { failed: count('failed') } };
  }
}
