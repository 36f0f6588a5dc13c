import type { UserType } from '@hearthkin/domain/account/fields';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Part {
  readonly title: string;
  readonly points: readonly string[];
}

/** What is deleted and kept, by policy (specification 2, section 9). */
function partsFor(userType: UserType): readonly Part[] {
  return [
    {
      title: 'Deleted at once',
      points: [
        userType === 'earner'
          ? 'Your account, your profile and your listing, with photos and video'
          : 'Your account and your profile, with photos',
        'Your email, phone number, birth date and address',
        userType === 'earner'
          ? 'The reviews that members wrote about you'
          : 'The reviews you wrote, and your favorites',
        'Every document and photo you handed in for review, and your notifications',
      ],
    },
    {
      title: 'Your open bookings',
      points: [
        userType === 'earner'
          ? 'They are cancelled, and members get everything back'
          : 'They are cancelled under the usual rule: free until 24 hours before the start, later 50% is kept',
      ],
    },
    {
      title: 'Kept, without your name',
      points: [
        'Bookings and payments: 7 years at least',
        'Whether your identity check was passed: 7 years',
        'If our team suspended you, or somebody blocks you: fingerprints of your phone number, email address and provider, so that it goes on holding: 2 years',
      ],
    },
    {
      title: 'If there is an open report about you',
      points: [
        'Your account is closed at once and deleted when our team has decided about the report',
      ],
    },
    {
      title: 'Gone within 90 days',
      points: [
        'Your first name and last initial in the notifications of those you booked or wrote with',
        'Your words in messages and reported conversations, kept from everybody but our team, and read only when somebody reports them',
        'Backups and logs',
      ],
    },
  ];
}

/** Explains what happens to everything when an account is deleted. */
export function Consequences({ userType }: { readonly userType: UserType }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">This cannot be undone.</Alert>
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
