import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { companionPath, PATHS } from '../../lib/paths';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { InviteFriend } from './invite-friend';

const actionsOf = (uid: string) => [
  { label: 'Your application', to: PATHS.earnHelping },
  { label: 'Your listing', to: PATHS.listing },
  { label: 'Your profile', to: PATHS.profile },
  { label: 'Your training', to: TRAINING_PATH },
  { label: 'Your reviews', to: `${companionPath(uid)}?tab=reviews` },
  { label: 'Your analytics', to: PATHS.analytics },
];

/** A companion's shortcuts (specification 2, section 2). */
export function QuickActions({ uid }: { readonly uid: string }) {
  return (
    <DashboardCard title="Quick Actions">
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {actionsOf(uid).map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ minHeight: 44 }}>
            {label}
          </Button>
        ))}
        <InviteFriend />
      </Stack>
    </DashboardCard>
  );
}
