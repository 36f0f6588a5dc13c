import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Booking, bookingsOfSeries } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { openCheckouts } from '../../../data/payments/checkout-queries';
import { formatDate, ownTimeZone } from '../../../lib/format';
import { paymentPath } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { TextLink } from '../../../ui/layout/text-link';
import { SeriesRefusals } from './series-refusals';
import { SeriesSessions } from './series-sessions';

interface SeriesSectionProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
}

/** The sessions that were asked for together with the one whose page this is. */
export function SeriesSection({ booking, uid, role, otherName, now }: SeriesSectionProps) {
  const seriesId = booking.data.seriesId ?? '';
  const read = useLive(bookingsOfSeries(uid, seriesId));
  const [refused, setRefused] = useState<readonly SeriesRefusal[]>([]);
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  return (
    <Card component="section" aria-labelledby="series" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="series" sx={{ mb: 1 }}>
        Asked for together
      </Typography>
      <SeriesSessions
        sessions={read.data}
        role={role}
        otherName={otherName}
        now={now}
        hereId={booking.id}
        onRefused={setRefused}
      />
      {refused.length > 0 && <SeriesRefusals refused={refused} />}
      {role === 'spender' && arePaymentsLive() && (
        <UnpaidWeeks uid={uid} seriesId={seriesId} now={now} />
      )}
    </Card>
  );
}

/** The weeks that the member's bank didn't authorize with the others. */
function UnpaidWeeks({
  uid,
  seriesId,
  now,
}: Pick<SeriesSectionProps, 'uid' | 'now'> & { readonly seriesId: string }) {
  const read = useLive(openCheckouts(uid));
  const unpaid = (read.status === 'ready' ? read.data : []).filter(
    ({ data }) => data.booking?.seriesId === seriesId && data.expiresAt > now,
  );
  if (unpaid.length === 0) return null;
  return (
    <Stack sx={{ mt: 2, gap: 0.5 }} role="status">
      <Typography sx={{ fontWeight: 600 }}>Not paid yet</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Your bank didn’t authorize these with the others. We’re holding each time for 15 minutes.
      </Typography>
      {unpaid.map(({ id, data }) => (
        <TextLink key={id} href={paymentPath(id)}>
          Continue to payment for {formatDate(data.startsAt, ownTimeZone())}
        </TextLink>
      ))}
    </Stack>
  );
}
