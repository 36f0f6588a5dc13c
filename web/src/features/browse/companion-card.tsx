import { INTERESTS } from '@hearthkin/domain/account/interests';
import { isOnline } from '@hearthkin/domain/companion/companion';
import { type Mood, TRAITS } from '@hearthkin/domain/companion/traits';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format';
import { bookPath, companionPath, type Wish } from '../../lib/paths';
import type { Companion } from '../../lib/queries';
import { OnlineBadge } from '../../ui/online-badge';
import { PersonAvatar } from '../../ui/person-avatar';
import { Rating } from '../../ui/rating';
import type { View } from './browse-search';

/** Interests named on a card; the rest are counted (specification 1, section 9). */
const SHOWN_INTERESTS = 3;

interface CompanionCardProps {
  readonly id: string;
  readonly companion: Companion;
  readonly view: View;
  readonly now: Date;
  readonly mood: Mood | null;
  readonly wish: Wish;
}

export function CompanionCard({ id, companion, view, now, mood, wish }: CompanionCardProps) {
  const isList = view === 'list';
  const profile = companionPath(id, wish);
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: isList ? 'row' : 'column' },
        gap: 2,
        p: 2.5,
        height: 1,
      }}
    >
      <Stack sx={{ gap: 1.5, flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          {/* For the mouse alone: the name says the same to everybody. */}
          <Link to={profile} tabIndex={-1} aria-hidden style={{ textDecoration: 'none' }}>
            <PersonAvatar name={companion.displayName} photo={companion.photo} size={64} />
          </Link>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
              <Typography variant="h3" component="h2">
                <MuiLink component={Link} to={profile} color="inherit" underline="hover">
                  {companion.displayName}
                </MuiLink>
              </Typography>
              {isOnline(companion, now) && <OnlineBadge />}
            </Stack>
            <Stack
              direction="row"
              sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary', typography: 'body2' }}
            >
              <PlaceOutlined aria-hidden sx={{ fontSize: 16 }} />
              {companion.location}
            </Stack>
            <Rating average={companion.ratingAverage} count={companion.ratingCount} />
          </Box>
        </Stack>
        <Typography
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: isList ? 2 : 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            color: 'text.secondary',
            minHeight: { sm: isList ? 0 : '4.8em' },
          }}
        >
          {companion.bio}
        </Typography>
        {mood !== null && <MoodFit companion={companion} mood={mood} />}
        <Interests interests={companion.interests} />
      </Stack>
      <Stack
        direction={{ xs: 'row', sm: isList ? 'column' : 'row' }}
        sx={{
          alignItems: { xs: 'center', sm: isList ? 'flex-end' : 'center' },
          justifyContent: 'space-between',
          gap: 1.5,
          mt: 'auto',
          alignSelf: 'stretch',
        }}
      >
        <Typography>
          <Box component="strong" sx={{ fontSize: '1.25rem' }}>
            {formatMoney(companion.hourlyRate * MINOR_PER_MAJOR)}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            per hour
          </Box>
        </Typography>
        <Button
          component={Link}
          to={bookPath(id, wish)}
          variant="contained"
          aria-label={`Book ${companion.displayName}`}
        >
          Book
        </Button>
      </Stack>
    </Card>
  );
}

function Interests({ interests }: Pick<Companion, 'interests'>) {
  const more = interests.length - SHOWN_INTERESTS;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Interests"
      sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {interests.slice(0, SHOWN_INTERESTS).map((id) => (
        <Chip key={id} component="li" size="small" label={INTERESTS[id]} />
      ))}
      {more > 0 && <Chip component="li" size="small" variant="outlined" label={`+${more} more`} />}
    </Stack>
  );
}

/** The traits that answer the mood somebody came with. */
function MoodFit({ companion, mood }: { readonly companion: Companion; readonly mood: Mood }) {
  const fitting = companion.traits
    .filter((trait) => (TRAITS[trait].matches as readonly Mood[]).includes(mood))
    .map((trait) => TRAITS[trait].label);
  if (fitting.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
      Fits how you feel: {fitting.join(', ')}
    </Typography>
  );
}
