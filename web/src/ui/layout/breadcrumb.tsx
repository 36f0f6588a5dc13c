import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Parent pages with the label of their heading or link. */
export const CRUMBS = {
  browse: { label: 'All companions', to: PATHS.browse },
  myBookings: { label: 'All bookings', to: PATHS.myBookings },
  earnings: { label: 'Your earnings', to: PATHS.earnings },
  community: { label: 'Community', to: PATHS.community },
  stories: { label: 'Stories', to: PATHS.stories },
  notifications: { label: 'Notifications', to: PATHS.notifications },
  profile: { label: 'Profile', to: PATHS.profile },
} as const satisfies Record<string, Crumb>;

interface BreadcrumbProps {
  /** Outermost first. */
  readonly parents: readonly Crumb[];
  /** The current page's title. */
  readonly here: string;
}

export function Breadcrumb({ parents, here }: BreadcrumbProps) {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      sx={{
        mb: 2,
        displayPrint: 'none',
        // A phone shows the way back only; the page's heading is right below.
        '& .MuiBreadcrumbs-ol > :is(:last-child, :nth-last-of-type(2))': {
          display: { xs: 'none', sm: 'flex' },
        },
      }}
    >
      {parents.map(({ label, to }) => (
        <MuiLink key={to} component={Link} to={to} sx={{ display: 'inline-block', py: 1 }}>
          {label}
        </MuiLink>
      ))}
      <Typography aria-current="page" sx={{ overflowWrap: 'anywhere' }}>
        {here}
      </Typography>
    </Breadcrumbs>
  );
}
