import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { DashboardCard } from './dashboard-card';

interface QuickAction {
  readonly label: string;
  readonly to: string;
}

/** Shortcuts on a dashboard (specification 2, section 2). */
export function QuickActions({ actions }: { readonly actions: readonly QuickAction[] }) {
  return (
    <DashboardCard title="Quick Actions">
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {actions.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ minHeight: 44 }}>
            {label}
          </Button>
        ))}
      </Stack>
    </DashboardCard>
  );
}
