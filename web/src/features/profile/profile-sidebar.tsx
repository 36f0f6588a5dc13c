import {
  completionOf,
  PROFILE_ITEMS,
  type ProfileItem,
} from '@hearthkin/domain/companion/profile-completion';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { responseTime } from '../../data/companions/companion-words';
import { useProfileViews } from '../../data/companions/use-profile-views';
import { formatPercent } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import type { History } from './use-history';
import type { OwnProfile } from './use-own-profile';

interface ProfileSidebarProps extends OwnProfile {
  readonly uid: string;
  readonly history: History;
}

/** A link to another page. */
interface ProfileLink {
  readonly label: string;
  readonly to: string;
  /** Only for unverified users. */
  readonly untilVerified?: true;
  /** Its label for a member whose identity is verified without documents. */
  readonly optionalLabel?: string;
  /** Only for one user type. */
  readonly only?: UserType;
}

/** Links from the user's own profile (specification 2, section 2). */
const LINKS: readonly ProfileLink[] = [
  { label: 'Your listing', to: PATHS.listing, only: 'earner' },
  { label: 'Your earnings', to: PATHS.earnings, only: 'earner' },
  { label: 'View analytics', to: PATHS.analytics },
  { label: 'View messages', to: PATHS.messages },
  { label: 'Notification settings', to: PATHS.notificationSettings },
  {
    label: 'Get verified',
    optionalLabel: 'Add documents (optional)',
    to: PATHS.verification,
    untilVerified: true,
  },
];

export function ProfileSidebar({ uid, account, listing, history }: ProfileSidebarProps) {
  const isCompanion = listing !== null;
  const views = useProfileViews(isCompanion ? uid : null);
  const connections = ['Connections', history.connections ?? '…'] as const;
  // A member has no public page that is viewed, and no requests to answer.
  const quick = isCompanion
    ? [
        ['Profile views', String(views ?? '…')] as const,
        connections,
        ['Average response', responseTime(listing)] as const,
      ]
    : [connections];
  const isOptional = account.userType === 'spender' && account.level === 'verified';
  const offered = LINKS.filter(
    ({ untilVerified = false, only = account.userType }) =>
      only === account.userType && !(untilVerified && account.verification.isVerified),
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <SideCard title="Quick stats">
        <Stack component="dl" sx={{ gap: 1.25, m: 0 }}>
          {quick.map(([term, value]) => (
            <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {term}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Stack>
      </SideCard>
      <Completion account={account} listing={listing} />
      {offered.length > 0 && (
        <Stack component="nav" aria-label="From your profile" sx={{ gap: 1 }}>
          {offered.map(({ label, optionalLabel = label, to }) => (
            <Button key={to} component={Link} to={to} variant="outlined" fullWidth>
              {isOptional ? optionalLabel : label}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Completion({ account, listing }: OwnProfile) {
  const { percent, missing, leftOut } = completionOf(account, listing);
  const id = useId();
  return (
    <SideCard title="Profile completion">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={id}
          sx={{ flex: 1, height: 8, borderRadius: 999 }}
        />
        <Box component="span" id={id} sx={{ fontWeight: 650 }}>
          {formatPercent(percent)}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {missing.length === 0
          ? 'Your profile is complete. Nice work!'
          : `Still missing: ${listLabels(missing)}.`}
        {leftOut.length > 0 && ` Members have no ${listLabels(leftOut)}, so it doesn’t count.`}
      </Typography>
    </SideCard>
  );
}

const listLabels = (items: readonly ProfileItem[]) =>
  items.map((item) => PROFILE_ITEMS[item].toLowerCase()).join(', ');

function SideCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
