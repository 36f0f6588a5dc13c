import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
  PLATFORM_FEE_PERCENT,
} from '@hearthkin/domain/payment/settle';
import { BRONZE_COUPON_MINOR, GOLD_BONUS_MINUTES } from '@hearthkin/domain/pricing/credits';
import { SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { TIER_NAMES, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { formatMoney, formatPercent } from '../../lib/format';
import { planSessionWords } from '../../lib/plan-words';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;

/** Terms 5: what `settlePayment` does, in words. */
export const PAYMENT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'payment',
    title: 'Payment and refund policy',
    content: (
      <>
        <p>
          <strong>Prices.</strong> All prices are in euros. A companion sets an hourly rate, from
          which the price of each activity follows. Before you ask for a session you see the total
          with every discount taken off. If it has changed by the time your request arrives, nothing
          is booked until you agree to the new one.
        </p>
        <p>
          <strong>Plans.</strong> A plan takes its discount off a number of sessions:{' '}
          {PLAN_IDS.map((id) => `${planOf(id).name}, ${planSessionWords(id)}`).join('; ')}. The date
          of the session counts, on the companion’s clock. A cancelled booking gives its session
          back. Payments are not connected yet, so choosing a plan charges nothing. You can change
          or leave a plan at any time; what you have booked keeps its price.
        </p>
        <p>
          <strong>Loyalty.</strong> Completed sessions earn {TIER_NAMES.bronze} (
          {TIER_SESSIONS.bronze}), {TIER_NAMES.silver} ({TIER_SESSIONS.silver}) and{' '}
          {TIER_NAMES.gold} ({TIER_SESSIONS.gold}). Each gives something once: a coupon of{' '}
          {formatMoney(BRONZE_COUPON_MINOR)}, {formatPercent(SILVER_LOYALTY_PERCENT)} off the next
          booking, {GOLD_BONUS_MINUTES} minutes of a session free. A coupon and free minutes are
          used when you tick them, up to the price of that session, are not paid out in money, and
          come back if the booking is cancelled.
        </p>
        <p>
          <strong>Held first.</strong> With your request the total is set aside, and stays so until
          the booking ends. The site keeps a ledger of these amounts; your part of it is in the data
          you can download. It does not ask for card or bank numbers.
        </p>
        <p>
          <strong>Answers.</strong> A companion has until the start of the session to answer, and at
          most 24 hours; 10 minutes if you wish to talk right now. A request that is declined, taken
          back or not answered costs nothing.
        </p>
        <p>
          <strong>Cancelling a confirmed session:</strong>
        </p>
        <ul>
          <li>
            Until {FREE_HOURS} hours before the start a member cancels free of charge and gets
            everything back.
          </li>
          <li>
            Later, {formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)} of the total is kept for the
            companion’s time, and the rest goes back to the member.
          </li>
          <li>
            If the companion cancels, or our team has to, the member gets everything back, however
            late it is.
          </li>
        </ul>
        <p>
          <strong>Completion.</strong> The member can mark a session as completed from its start,
          the companion from its end. If neither does, it counts as completed 24 hours after its
          end. Then the amount is released, and the booking is final: if a session did not take
          place as agreed, turn to <SiteLink to="contact">our support</SiteLink> before that.
        </p>
        <p>
          <strong>Fees and payout.</strong> Of what is kept, the platform fee is{' '}
          {formatPercent(PLATFORM_FEE_PERCENT)}; the companion receives the other{' '}
          {formatPercent(100 - PLATFORM_FEE_PERCENT)}. Payment processing, 2.9% plus{' '}
          {formatMoney(30)}, comes out of the platform fee: neither side pays it on top. A
          companion’s payout is due 48 hours after the session is completed, or after a late
          cancellation. Companions pay the taxes on what they earn themselves.
        </p>
      </>
    ),
  },
];
