import { activityOf } from '@hearthkin/domain/foundation/activities';
import { checkoutTotal } from '@hearthkin/domain/payment/checkout-total';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { type Checkout, openCheckouts } from '../../../data/payments/checkout-queries';
import { formatDate, formatMoney, formatTime, ownTimeZone } from '../../../lib/format';
import { paymentPath } from '../../../lib/paths';

export interface OpenCheckoutsProps {
  readonly uid: string;
  readonly now: Date;
}

/** A member's requests that they haven’t paid yet, while their time is held. */
export function OpenCheckouts({ uid, now }: OpenCheckoutsProps) {
  const read = useLive(openCheckouts(uid));
  const open = (read.status === 'ready' ? read.data : []).filter(
    // Of a series, the first one's page pays for all.
    ({ data }) => data.expiresAt > now && data.authorizedBy === null,
  );
  const people = useLatest(useLive(profilesOf(open.map(({ data }) => data.earnerId))));
  if (open.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Not paid yet" sx={{ gap: 1.5, p: 0, m: 0 }}>
      {open.map(({ id, data }) => {
        const name = publicPerson(people, data.earnerId)?.name ?? 'a companion';
        const zone = ownTimeZone();
        return (
          <Card
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              p: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                Not paid yet · {minutesLeft(data.expiresAt, now)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {activityOf(data.activity).name} with {name}, {formatDate(data.startsAt, zone)},{' '}
                {formatTime(data.startsAt, zone)}
                {weeksWords(data)} · {formatMoney(checkoutTotal(data))}
              </Typography>
            </div>
            <Button
              component={Link}
              to={paymentPath(id)}
              variant="contained"
              aria-label={`Continue to payment: session with ${name}`}
            >
              Continue to payment
            </Button>
          </Card>
        );
      })}
    </Stack>
  );
}

function weeksWords({ authorizes }: Checkout): string {
  const count = authorizes.length;
  if (count === 0) return '';
  return count === 1 ? ' and 1 more week' : ` and ${count} more weeks`;
}

function minutesLeft(until: Date, now: Date): string {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
