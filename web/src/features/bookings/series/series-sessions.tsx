import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { payoutsNote } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { formatDate, formatMoney, formatTimeRange, ownTimeZone } from '../../../lib/format';
import { bookingPath } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { TextLink } from '../../../ui/layout/text-link';
import { StatusChip } from '../page/status-chip';
import { SeriesAnswer } from './series-answer';
import { seriesWords } from './series-words';

interface SeriesSessionsProps {
  /** Soonest first. */
  readonly sessions: readonly Doc<Booking>[];
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
  readonly onRefused: (refused: readonly SeriesRefusal[]) => void;
  /** The one whose page this is. */
  readonly hereId?: string;
}

/** The sessions that were asked for in one act: each with its pay or price, the sum, and the companion's answer to all of it. */
export function SeriesSessions(props: SeriesSessionsProps) {
  const { sessions, role, otherName, now, hereId, onRefused } = props;
  const zone = ownTimeZone();
  const amountFor = ({ price }: Booking) =>
    role === 'earner' ? companionPayOf(price).payMinor : price.totalMinor;
  const isOpen = ({ data }: Doc<Booking>) =>
    statusAt(data, now) === 'pending' && !awaitsPayment(data);
  const open = sessions.filter(isOpen);
  const counted = sessions.filter(({ data }) => statusAt(data, now) !== 'cancelled');
  const sumMinor = counted.reduce((sum, { data }) => sum + amountFor(data), 0);
  const note = role === 'earner' ? payoutsNote(arePaymentsLive()) : '';
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {seriesWords(
          sessions.map(({ data }) => data),
          zone,
        )}
      </Typography>
      <Box
        component="ul"
        aria-label={`Sessions of this series${otherName === '' ? '' : ` with ${otherName}`}`}
        sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}
      >
        {sessions.map(({ id, data }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="span" sx={{ flex: 1, minWidth: '16ch' }}>
              {id === hereId ? (
                timeWords(data, zone)
              ) : (
                <TextLink href={bookingPath(id)}>{timeWords(data, zone)}</TextLink>
              )}
            </Typography>
            <StatusChip booking={data} now={now} />
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {formatMoney(amountFor(data))}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 700, mt: 1 }}>
        {role === 'earner' ? 'You receive' : 'Total'} {formatMoney(sumMinor)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {role === 'earner'
          ? `Each is a booking of its own. To answer just one, open its date. ${note}`
          : 'Each is a booking of its own, and you can cancel each on its own.'}
      </Typography>
      {role === 'earner' && (
        <SeriesAnswer open={open} otherName={otherName} now={now} onRefused={onRefused} />
      )}
    </>
  );
}

function timeWords({ startsAt, endsAt }: Booking, zone: string): string {
  return `${formatDate(startsAt, zone)}, ${formatTimeRange(startsAt, endsAt, zone)}`;
}
