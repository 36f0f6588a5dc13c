import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { profilesOf } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { PersonAvatar } from '../../ui/people/person-avatar';

/** The name of a companion whose account is deleted. */
const FORMER_COMPANION = 'Former companion';

interface UnlistedCardProps {
  readonly companionId: string;
  readonly onRemove: (name: string) => void;
}

/** Stands in for a companion who is no longer listed. */
export function UnlistedCard({ companionId, onRemove }: UnlistedCardProps) {
  const profiles = useLive(profilesOf([companionId]));
  const profile = profiles.status === 'ready' ? profiles.data.get(companionId) : undefined;
  const name = profile?.displayName ?? FORMER_COMPANION;
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2.5, height: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} photo={null} size={64} />
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {profiles.status === 'loading' ? <Skeleton width={120} /> : name}
        </Typography>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        No longer listed. They cannot be booked at the moment.
      </Typography>
      <Button
        variant="outlined"
        aria-label={`Remove ${name} from favorites`}
        onClick={() => onRemove(name)}
        sx={{ minHeight: 44, alignSelf: 'flex-end', mt: 'auto' }}
      >
        Remove
      </Button>
    </Card>
  );
}
