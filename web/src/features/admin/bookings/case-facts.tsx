import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { openPlaceProposal, openProposal, type Side } from '@hearthkin/domain/booking/proposal';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { CREDIT_WORDS, DISCOUNT_WORDS } from '../../../lib/discount-words';
import { formatDuration, formatMoney, formatPercent } from '../../../lib/format';
import { useNow } from '../../../ui/hooks/clock';
import { SessionTime } from '../../../ui/layout/session-time';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { PersonLink } from '../people/person-name';
import { sideName } from './booking-names';
import { CaseSection } from './case-section';

interface CaseFactsProps {
  readonly bookingId: string;
  readonly found: StaffBooking;
}

/** Who, what, when, where, and at which price. */
export function CaseFacts({ bookingId, found: { booking, names } }: CaseFactsProps) {
  const { price, timeZone, cancellation } = booking;
  const now = useNow();
  const proposal = openProposal(booking, now);
  const person = (side: Side, uid: string) => <PersonLink uid={uid} name={sideName(names, side)} />;
  const { name, virtual } = activityOf(booking.activity);
  return (
    <CaseSection title="Session">
      <FactList
        facts={[
          ['Member', person('spender', booking.spenderId)],
          ['Companion', person('earner', booking.earnerId)],
          [
            'Activity',
            `${name}, ${formatDuration(booking.duration * 60)}${booking.timing === 'now' ? ', talk right now' : ''}`,
          ],
          [
            'When',
            <SessionTime
              key="when"
              startsAt={booking.startsAt}
              endsAt={booking.endsAt}
              timeZone={timeZone}
              isRecord
            />,
          ],
          [
            'Suggested new time',
            proposal === null ? (
              ''
            ) : (
              <SessionTime
                key="new"
                startsAt={proposal.startsAt}
                endsAt={proposal.endsAt}
                timeZone={timeZone}
              />
            ),
          ],
          ['Note with the new time', proposal?.note ?? ''],
          [
            'Where',
            virtual ? 'Online, in the session room' : (booking.location ?? 'To be decided'),
          ],
          ['Suggested place', openPlaceProposal(booking, now)?.place ?? ''],
          ['Special requests', booking.notes],
          ['Reason of the cancellation', cancellation?.reason ?? ''],
          ['Requested', formatDateTime(booking.createdAt)],
          ['Price', `${formatMoney(price.rateMinor)} an hour, ${formatMoney(price.subtotalMinor)}`],
          [
            'Discounts',
            [
              ...price.discounts.map(
                ({ kind, percent }) => `${DISCOUNT_WORDS[kind].name}, −${formatPercent(percent)}`,
              ),
              ...price.credits.map(
                ({ kind, amountMinor }) =>
                  `${CREDIT_WORDS[kind].name}, −${formatMoney(amountMinor)}`,
              ),
            ].join('\n'),
          ],
          ...(price.planCreditMinor > 0
            ? [['Session credit', formatMoney(price.planCreditMinor)] as const]
            : []),
          ['Total', formatMoney(price.totalMinor)],
          ['Id', bookingId],
        ]}
      />
    </CaseSection>
  );
}
