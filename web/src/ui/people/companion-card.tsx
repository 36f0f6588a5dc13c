import { INTERESTS } from '@hearthkin/domain/account/interests';
import { type Companion, isOnline } from '@hearthkin/domain/companion/companion';
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
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format';
import { type BookingIntent, bookPath, companionPath } from '../../lib/paths';
import type { View } from './companion-grid';
import { OnlineBadge } from './online-badge';
import { PersonAvatar } from './person-avatar';
import { Rating } from './rating';

/** Interests shown on a card; the rest are counted (specification 1, section 9). */
const MAX_INTERESTS = 3;

interface CompanionCardProps {
  readonly id: string;
  readonly companion: Companion;
  readonly view: View;
  readonly now: Date;
  /** The visitor's choices, passed on to the profile and booking page. */
  readonly intent: BookingIntent;
  /** Shows which traits match it, unless `reason` is given. */
  readonly mood?: Mood | null;
  /** Why this companion fits. */
  readonly reason?: ReactNode;
  /** The favorite button. */
  readonly favourite?: ReactNode;
  /** The message button beside Book. */
  readonly message?: ReactNode;
  /** Replaces the Book button. */
  readonly action?: ReactNode;
  /** Renders the card without links, for a companion's preview. */
  readonly preview?: boolean;
}

/** A companion in a list (specification 1, section 2). A preview stands outside a list. */
export function CompanionCard(props: CompanionCardProps) {
  const { companion, view, mood = null, favourite, preview = false } = props;
  const isList = view === 'list';
  const reason = props.reason ?? fitReason(companion, mood);
  return (
    <Card
      component={preview ? 'div' : 'li'}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: isList ? 'row' : 'column' },
        gap: 2,
        p: 2.5,
        height: 1,
        position: 'relative',
      }}
    >
      <Stack sx={{ gap: 1.5, flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', paddingInlineEnd: { xs: 4, sm: isList ? 0 : 4 } }}>
          <CompanionSummary {...props} />
          {favourite !== undefined && (
            <Box sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}>{favourite}</Box>
          )}
        </Box>
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
        {reason !== null && (
          <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {reason}
          </Typography>
        )}
        <Interests interests={companion.interests} />
      </Stack>
      <Stack
        direction={{ xs: 'row', sm: isList ? 'column' : 'row' }}
        sx={{
          flexWrap: 'wrap',
          alignItems: { xs: 'center', sm: isList ? 'flex-end' : 'center' },
          justifyContent: 'space-between',
          gap: 1.5,
          mt: 'auto',
          // Clear of the favorite button.
          pt: { sm: isList ? 4.5 : 0 },
          alignSelf: 'stretch',
        }}
      >
        <Typography sx={{ whiteSpace: 'nowrap' }}>
          <Box component="strong" sx={{ fontSize: '1.25rem' }}>
            {formatMoney(companion.hourlyRate * MINOR_PER_MAJOR)}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            per hour
          </Box>
        </Typography>
        <Actions {...props} />
      </Stack>
    </Card>
  );
}

/** Photo, name, place and rating. All of it links to the profile by the name. */
function CompanionSummary({ id, companion, now, intent, preview = false }: CompanionCardProps) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, alignItems: 'center', flex: 1, minWidth: 0, position: 'relative' }}
    >
      <PersonAvatar name={companion.displayName} photo={companion.photo} size={64} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Stack direction="row" sx={{ columnGap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography
            variant="h3"
            component={preview ? 'p' : 'h2'}
            sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {preview ? (
              companion.displayName
            ) : (
              <MuiLink
                component={Link}
                to={companionPath(id, intent)}
                color="inherit"
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {companion.displayName}
              </MuiLink>
            )}
          </Typography>
          {isOnline(companion, now) && <OnlineBadge />}
        </Stack>
        {companion.location !== '' && (
          <Stack
            direction="row"
            sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary', typography: 'body2' }}
          >
            <PlaceOutlined aria-hidden sx={{ fontSize: 16 }} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {companion.location}
            </Box>
          </Stack>
        )}
        <Rating average={companion.ratingAverage} count={companion.ratingCount} />
      </Box>
    </Stack>
  );
}

/** The card's buttons, side by side. */
function Actions({ id, companion, intent, message, action, preview = false }: CompanionCardProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto' }}>
      {message}
      {action !== undefined ? (
        action
      ) : preview ? (
        // Looks like the real card's button but does nothing.
        <Button component="span" variant="contained" aria-hidden tabIndex={-1} sx={INERT}>
          Book
        </Button>
      ) : (
        <Button
          component={Link}
          to={bookPath(id, intent)}
          variant="contained"
          aria-label={`Book ${companion.displayName}`}
          sx={{ minHeight: 44 }}
        >
          Book
        </Button>
      )}
    </Stack>
  );
}

const INERT = { minHeight: 44, pointerEvents: 'none' } as const;

function Interests({ interests }: Pick<Companion, 'interests'>) {
  const more = interests.length - MAX_INTERESTS;
  if (interests.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Interests"
      sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {interests.slice(0, MAX_INTERESTS).map((id) => (
        <Chip key={id} component="li" size="small" label={INTERESTS[id]} />
      ))}
      {more > 0 && <Chip component="li" size="small" variant="outlined" label={`+${more} more`} />}
    </Stack>
  );
}

/** The traits that match the mood as a sentence; null when none do. */
function fitReason({ traits }: Companion, mood: Mood | null): string | null {
  if (mood === null) return null;
  const fitting = traits
    .filter((trait) => (TRAITS[trait].matches as readonly Mood[]).includes(mood))
    .map((trait) => TRAITS[trait].label);
  return fitting.length === 0 ? null : `Fits how you feel: ${fitting.join(', ')}`;
}
