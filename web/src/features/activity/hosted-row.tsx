import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import { HOSTED_ACTIVITY_WORDS } from '../../data/activities/activity-status-words';
import type { Doc } from '../../data/kit/readers';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { activityPath } from '../../lib/paths';
import { PlaceTime } from '../../ui/layout/place-time';

const COLORS: Partial<Record<Activity['status'], ChipProps['color']>> = {
  asked: 'warning',
  proposed: 'info',
  returned: 'warning',
  rejected: 'error',
  open: 'success',
};

/** A group activity in a list of its host, with its state and what it waits for. */
export function HostedRow({ activity: { id, data } }: { readonly activity: Doc<Activity> }) {
  const { title, status, notes, request } = data;
  const dueAt = request?.dueAt ?? null;
  const zone = ownTimeZone();
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
      <div>
        <MuiLink
          component={Link}
          to={activityPath(id)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {title}
        </MuiLink>
        <Typography component="div" variant="body2">
          <PlaceTime {...data} />
        </Typography>
        {status === 'asked' && dueAt !== null && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            Please answer by {formatDate(dueAt, zone)}, {formatTime(dueAt, zone)}.
          </Typography>
        )}
        {(status === 'returned' || status === 'rejected') && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            Note from our team: {notes}
          </Typography>
        )}
        {status === 'asked' && (
          <Button
            component={Link}
            to={activityPath(id)}
            variant="contained"
            aria-label={`Read and answer: ${title}`}
            sx={{ minHeight: 44, mt: 1 }}
          >
            Read and answer
          </Button>
        )}
      </div>
      <Chip
        size="small"
        variant="outlined"
        color={COLORS[status] ?? 'default'}
        label={HOSTED_ACTIVITY_WORDS[status]}
        sx={{ flexShrink: 0 }}
      />
    </Stack>
  );
}
