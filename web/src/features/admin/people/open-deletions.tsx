import type { DeletionRequest } from '@hearthkin/domain/admin/account-acts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { openDeletions } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { staffAccountPath } from '../staff-paths';
import { PersonLink, TeamName } from './person-name';

/** Deletions that one of the staff has asked for, until another decides. */
export function OpenDeletions() {
  const deletions = useLatest(useLive(openDeletions()));
  if (deletions.status === 'loading') return null;
  if (deletions.status === 'ready' && deletions.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="open-deletions">
      <Typography id="open-deletions" variant="h2" sx={{ mb: 2 }}>
        Requested deletions
      </Typography>
      {deletions.status === 'failed' && <LoadFailed retry={deletions.retry} />}
      {deletions.status === 'ready' && (
        <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {deletions.data.map(({ id, data }) => (
            <DeletionRow key={id} uid={id} request={data} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface DeletionRowProps {
  readonly uid: string;
  readonly request: DeletionRequest;
}

function DeletionRow({ uid, request: { by, at, reason, expireAt } }: DeletionRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          <PersonLink uid={uid} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Asked for by <TeamName uid={by} /> on {formatDateTime(at)}, lapses{' '}
          {formatDateTime(expireAt)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {reason}
        </Typography>
      </Box>
      <Button
        component={Link}
        variant="outlined"
        to={staffAccountPath(uid)}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        View
      </Button>
    </Box>
  );
}
