import Box from '@mui/material/Box';
import { arePaymentsLive } from '../../lib/payments';

interface Level {
  readonly who: string;
  /** The way to get there. */
  readonly how: string;
  readonly may: string;
}

const LEVELS: readonly Level[] = [
  {
    who: 'Visitor',
    how: 'Not signed in.',
    may: 'See companions, their published reviews, group activities and public stories, and get crisis help.',
  },
  {
    who: 'Account',
    how: 'A short account, by Google, Facebook or email, or our team still has to look at the photos.',
    may: 'Also see events, save favorites, and keep a private mood and stories.',
  },
  {
    who: 'Verified member',
    how: 'Phone number confirmed, interests and address given, and the face matched the ID, or our team approved documents.',
    may: 'Also book, message, join and host events, share stories and write reviews.',
  },
  {
    who: 'Companion',
    how: `Verified, with documents, an application and a background check that our team approved${arePaymentsLive() ? ', and a payout account' : ''}.`,
    may: 'Be found and booked.',
  },
  {
    who: 'Restricted',
    how: 'Our team decided it, for a time that we tell the person.',
    may: 'Keep what’s already booked, and nothing new with others.',
  },
  {
    who: 'Suspended',
    how: 'Our team decided it.',
    may: 'Read why, write to us, and download their data, but not sign in.',
  },
];

/** The rights of each level of a person. Rules and functions decide by it (domain/src/account/level.ts, hindrance.ts). */
export function LevelTable() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        '& th, & td': {
          textAlign: 'start',
          verticalAlign: 'top',
          py: 1.5,
          paddingInlineEnd: 2,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& th': { fontWeight: 650 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">May</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map(({ who, how, may }) => (
          <tr key={who}>
            <th scope="row">
              {who}
              <Box
                component="span"
                sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}
              >
                {how}
              </Box>
            </th>
            <td>{may}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
