import type { UserType } from '@hearthkin/domain/foundation/fields';
import { payOnLeaving } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unpaidPayouts } from '../../../data/earnings/earnings-queries';
import { useLive } from '../../../data/kit/live-query';
import { arePaymentsLive } from '../../../lib/payments';

interface Part {
  readonly title: string;
  readonly points: readonly string[];
}

/** The data that is deleted and kept, by policy (specification 2, section 9). */
function partsFor(userType: UserType): readonly Part[] {
  const isLive = arePaymentsLive();
  return [
    {
      title: 'Deleted right away',
      points: [
        userType === 'earner'
          ? 'Your account, your profile and your listing, with photos and video'
          : 'Your account and your profile, with photos',
        'Your email, phone number, birth date and address',
        userType === 'earner'
          ? 'The reviews that members wrote about you'
          : 'The reviews you wrote, and your favorites',
        'Documents and photos you submitted, and your notifications',
      ],
    },
    {
      title: 'Your open bookings',
      points: [
        userType === 'earner'
          ? `We’ll cancel them, and ${isLive ? 'refund members in full' : 'members aren’t charged'}`
          : `We’ll cancel them. ${isLive ? 'Sessions starting within 24 hours are refunded 50%' : 'You won’t be charged'}`,
        'Open claims about a session are decided in favor of the other side',
      ],
    },
    ...(isLive && userType === 'spender'
      ? [
          {
            title: 'A plan you pay for',
            points: [
              'It ends now, with its session credit, and you won’t be charged again',
              'We don’t refund the month you’ve paid for',
            ],
          },
        ]
      : []),
    {
      title: 'Kept, without your name',
      points: [
        'Bookings and payments: 7 years at least',
        'Whether your identity check was passed: 7 years',
        'If we suspended you, or someone blocked you: fingerprints of your phone number, email and provider, so it stays that way: 2 years',
      ],
    },
    {
      title: 'If there’s an open report about you',
      points: ['We close your account now and delete it once our team has decided'],
    },
    {
      title: 'Gone within 90 days',
      points: [
        'Your first name and last initial in the notifications of those you booked or wrote with',
        'Your messages and reported conversations. Only our team can read them, and only when someone reports them',
        'Backups and logs',
      ],
    },
  ];
}

interface ConsequencesProps {
  readonly uid: string;
  readonly userType: UserType;
}

/** Explains what happens to everything when an account is deleted. */
export function Consequences({ uid, userType }: ConsequencesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">This can’t be undone.</Alert>
      {userType === 'earner' && <PayDue uid={uid} />}
      {partsFor(userType).map(({ title, points }) => (
        <section key={title}>
          <Typography variant="h3">{title}</Typography>
          <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.75, color: 'text.secondary' }}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </section>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You may want to download your data first.
      </Typography>
    </Box>
  );
}

/** The pay that a companion who leaves is still owed. */
function PayDue({ uid }: { readonly uid: string }) {
  const unpaid = useLive(unpaidPayouts(uid));
  if (unpaid.status !== 'ready') return null;
  const dueMinor = unpaid.data.items.reduce((sum, { data }) => sum + data.payoutMinor, 0);
  if (dueMinor === 0) return null;
  return <Alert severity="info">{payOnLeaving(dueMinor, arePaymentsLive())}</Alert>;
}
