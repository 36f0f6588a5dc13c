import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { needSupportPath, PATHS } from '../../../lib/paths';
import { DashboardCard } from '../../../ui/layout/dashboard-card';

/** The ways to someone to talk to: the quick actions of specification 2, section 2. */
export function TalkNow() {
  return (
    <DashboardCard title="Talk to someone now">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Say how you feel, and choose who to talk to.
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        <Button
          component={Link}
          to={needSupportPath({ when: 'now' })}
          variant="contained"
          size="large"
        >
          Find support now
        </Button>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } }}>
          <Button component={Link} to={PATHS.browse} variant="outlined" sx={{ minHeight: 44 }}>
            Browse companions
          </Button>
          <Button component={Link} to={PATHS.messages} variant="outlined" sx={{ minHeight: 44 }}>
            Open messages
          </Button>
        </Stack>
      </Stack>
    </DashboardCard>
  );
}
