import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { companionPath } from '../../lib/paths';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Rating } from '../../ui/people/rating';

/** The host. The rating comes from their listing. */
export function HostCard({ activity: { hostId, host } }: { readonly activity: Activity }) {
  const read = useLive(companion(hostId));
  const listing = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const { name, specialties, bio, yearsExperience } = host;
  return (
    <Card component="section" aria-label="Your host" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} photo={listing?.photo ?? null} size={56} />
        <div>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {listing?.listed === true ? (
              <MuiLink component={Link} to={companionPath(hostId)}>
                {name}
              </MuiLink>
            ) : (
              name
            )}
          </Typography>
          {listing !== null && (
            <Rating average={listing.ratingAverage} count={listing.ratingCount} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {yearsExperience === 1 ? '1 year' : `${yearsExperience} years`} of experience
          </Typography>
        </div>
      </Stack>
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {bio}
      </Typography>
      {specialties.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label="Specialties"
          sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}
        >
          {specialties.map((specialty) => (
            <Chip key={specialty} component="li" size="small" label={specialty} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
