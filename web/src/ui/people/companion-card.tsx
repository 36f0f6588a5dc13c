import type { Companion } from '@hearthkin/domain/companion/companion';
import { isMarkedOnline } from '@hearthkin/domain/companion/live';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { type Mood, TRAITS } from '@hearthkin/domain/companion/traits';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format';
import { type BookingIntent, bookPath, companionPath } from '../../lib/paths';
import type { View } from './companion-grid';
import { responseWithin } from './fact-words';
import { InterestCover } from './interest-cover';
import { InterestList } from './interest-list';
import { OnlineBadge } from './online-badge';
import { PersonAvatar } from './person-avatar';
import { Rating } from './rating';
import { TagList } from './tag-list';

interface CompanionCardProps {
  readonly id: string;
  readonly companion: Companion;
  readonly view: View;
  /** Whether it is seen without scrolling. */
  readonly isInView?: boolean;
  /** The visitor's choices, passed on to the profile and booking page. */
  readonly intent: BookingIntent;
  /** Shows which traits match it, unless `reason` is given. */
  readonly mood?: Mood | null;
  /** Why this companion fits. */
  readonly reason?: ReactNode;
  /** Shown instead of interests, where what they are good at matters more. */
  readonly showsSpecialties?: boolean;
  /** The favorite button. */
  readonly favourite?: ReactNode;
  /** The message button beside Book. */
  readonly message?: ReactNode;
  /** Replaces the Book button. */
  readonly action?: ReactNode;
}

/**
 * A companion in a list (specification 1, section 2): a few lines on a phone, with a cover on wider
 * screens.
 */
export function CompanionCard(props: CompanionCardProps) {
  const { companion, view, mood = null, showsSpecialties = false, favourite } = props;
  const isList = view === 'list';
  const reason = props.reason ?? fitReason(companion, mood);
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', height: 1, position: 'relative' }}
    >
      <InterestCover
        interest={companion.interests[0]}
        sx={{ flexShrink: 0, display: { xs: 'none', sm: isList ? 'none' : 'block' } }}
      />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: isList ? 'row' : 'column' },
          gap: { xs: 0, sm: 1.5 },
          flex: 1,
          px: { xs: 1.5, sm: 2.5 },
          pt: { xs: 1.25, sm: isList ? 2.5 : 1 },
          pb: { xs: 1.25, sm: 2 },
        }}
      >
        <Stack sx={{ gap: { xs: 0.25, sm: 1 }, flex: 1, minWidth: 0 }}>
          <CompanionSummary {...props} />
          {favourite !== undefined && (
            <Box
              sx={{
                position: 'absolute',
                top: { xs: 4, sm: 12 },
                insetInlineEnd: { xs: 4, sm: 12 },
                borderRadius: '50%',
                bgcolor: 'background.paper',
              }}
            >
              {favourite}
            </Box>
          )}
          <Typography
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: { xs: 2, sm: isList ? 2 : 3 },
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              typography: { xs: 'body2', sm: 'body1' },
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
          {showsSpecialties ? (
            <TagList
              label="Specialties"
              tags={companion.supportStyles.map((id) => SUPPORT_STYLES[id])}
            />
          ) : (
            <InterestList interests={companion.interests} />
          )}
        </Stack>
        <Stack
          direction={{ xs: 'row', sm: isList ? 'column' : 'row' }}
          sx={{
            flexWrap: 'wrap',
            alignItems: { xs: 'center', sm: isList ? 'flex-end' : 'center' },
            justifyContent: 'space-between',
            gap: { xs: 1, sm: 1.5 },
            mt: 'auto',
            // Clear of the favorite button.
            pt: { sm: isList ? 4.5 : 0 },
            alignSelf: 'stretch',
          }}
        >
          <Terms companion={companion} isList={isList} />
          <Actions {...props} />
        </Stack>
      </Box>
    </Card>
  );
}

/** Photo, name, place and rating. All of it links to the profile by the name. */
function CompanionSummary(props: CompanionCardProps) {
  const { id, companion, intent, view, isInView = false, favourite } = props;
  const isOnCover = view === 'grid';
  // All that fits beside the rating on a phone.
  const [city = ''] = companion.location.split(',');
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1.5,
        alignItems: { xs: 'center', sm: isOnCover ? 'flex-start' : 'center' },
        minWidth: 0,
        position: 'relative',
        // Clear of the favorite button.
        paddingInlineEnd: favourite === undefined ? 0 : { xs: 4.5, sm: isOnCover ? 0 : 4.5 },
      }}
    >
      <PersonAvatar
        name={companion.displayName}
        photo={companion.photo}
        size={72}
        isInView={isInView}
        sx={{
          width: { xs: 44, sm: 72 },
          height: { xs: 44, sm: 72 },
          mt: { sm: isOnCover ? '-36px' : 0 },
          border: { sm: isOnCover ? '3px solid var(--mui-palette-background-paper)' : 0 },
          // Lets a transparent picture hide the cover behind it.
          backgroundImage:
            'linear-gradient(var(--mui-palette-background-paper), var(--mui-palette-background-paper))',
        }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Stack direction="row" sx={{ columnGap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <MuiLink
              component={Link}
              to={companionPath(id, intent)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {companion.displayName}
            </MuiLink>
          </Typography>
          {companion.age !== null && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {companion.age} years old
            </Typography>
          )}
          {isMarkedOnline(companion) && <OnlineBadge />}
        </Stack>
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          sx={{
            columnGap: 1,
            flexWrap: 'wrap',
            alignItems: { xs: 'center', sm: 'flex-start' },
            color: 'text.secondary',
          }}
        >
          {companion.location !== '' && (
            <Stack
              direction="row"
              sx={{ gap: 0.5, alignItems: 'center', typography: 'body2', minWidth: 0 }}
            >
              <PlaceOutlined aria-hidden sx={{ fontSize: 16 }} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {city}
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {companion.location.slice(city.length)}
                </Box>
              </Box>
            </Stack>
          )}
          <Box
            component="span"
            sx={{ color: 'text.primary', display: 'flex', whiteSpace: 'nowrap' }}
          >
            <Rating average={companion.ratingAverage} count={companion.ratingCount} />
          </Box>
        </Stack>
      </Box>
    </Stack>
  );
}

interface TermsProps {
  readonly companion: Companion;
  readonly isList: boolean;
}

/** The price, and how soon they reply: together no higher than the buttons beside them. */
function Terms({ companion, isList }: TermsProps) {
  const { hourlyRate, responseMinutes } = companion;
  return (
    <Box sx={{ flex: { xs: 1, sm: isList ? 'none' : 1 }, minWidth: 'min-content' }}>
      <Typography sx={{ whiteSpace: 'nowrap', lineHeight: 1.25 }}>
        <Box component="strong" sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}>
          {formatMoney(hourlyRate * MINOR_PER_MAJOR)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          per hour
        </Box>
      </Typography>
      {responseMinutes !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
          Response time{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {responseWithin(responseMinutes)}
          </Box>
        </Typography>
      )}
    </Box>
  );
}

/** The card's buttons, side by side. */
function Actions({ id, companion, intent, message, action }: CompanionCardProps) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: { xs: 0.5, sm: 1 },
        marginInlineStart: 'auto',
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {message}
      {action !== undefined ? (
        action
      ) : (
        <Button
          component={Link}
          to={bookPath(id, intent)}
          variant="outlined"
          aria-label={`Book ${companion.displayName}`}
          sx={{ minHeight: 44 }}
        >
          Book
        </Button>
      )}
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
