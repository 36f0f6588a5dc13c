import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BookingIntent, bookPath, companionPath } from '../../lib/paths';
import type { View } from './companion-grid';

export interface CardSlots {
  readonly id: string;
  readonly view: View;
  /** The visitor's choices, passed on to the profile and booking page. */
  readonly intent: BookingIntent;
  /** The favorite button. */
  readonly favourite?: ReactNode;
  /** The message button beside Book. */
  readonly message?: ReactNode;
  /** Replaces the Book button. */
  readonly action?: ReactNode;
}

interface CardLayoutProps extends CardSlots {
  readonly cover: ReactNode;
  readonly avatar: ReactNode;
  readonly name: ReactNode;
  /** The label of the Book button. */
  readonly bookLabel?: string;
  readonly age: ReactNode;
  readonly online: ReactNode;
  readonly place: ReactNode;
  readonly rating: ReactNode;
  readonly bio: ReactNode;
  /** The reason why this companion fits. */
  readonly reason?: ReactNode;
  readonly tags: ReactNode;
  readonly rate: ReactNode;
  /** The price of an hour of chat. */
  readonly chat: ReactNode;
  readonly response: ReactNode;
}

/**
 * A card in a list of companions (specification 1, section 2), apart from what it says: a few lines on a phone, with a cover on wider
 * screens.
 */
export function CardLayout(props: CardLayoutProps) {
  const { view, cover, favourite, bio, reason, tags } = props;
  const isList = view === 'list';
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', height: 1, position: 'relative' }}
    >
      {cover}
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
          <Summary {...props} />
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
            {bio}
          </Typography>
          {reason}
          {tags}
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
          <Terms {...props} />
          <Actions {...props} />
        </Stack>
      </Box>
    </Card>
  );
}

/** The size of the avatar in a card. */
export function cardAvatar(view: View) {
  const isList = view === 'list';
  return {
    size: 72,
    sx: {
      width: { xs: 44, sm: 72 },
      height: { xs: 44, sm: 72 },
      mt: { sm: isList ? 0 : '-36px' },
      border: { sm: isList ? 0 : '3px solid var(--mui-palette-background-paper)' },
      // Lets a transparent picture hide the cover behind it.
      backgroundImage:
        'linear-gradient(var(--mui-palette-background-paper), var(--mui-palette-background-paper))',
    },
  };
}

/** The height of the cover of a card, which a phone has no room for. */
export function cardCover(view: View) {
  return { flexShrink: 0, display: { xs: 'none', sm: view === 'list' ? 'none' : 'block' } };
}

/** Photo, name, place and rating. All of it links to the profile by the name. */
function Summary(props: CardLayoutProps) {
  const { id, view, intent, favourite, avatar, name, age, online, place, rating } = props;
  const isList = view === 'list';
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1.5,
        alignItems: { xs: 'center', sm: isList ? 'center' : 'flex-start' },
        minWidth: 0,
        position: 'relative',
        // Clear of the favorite button.
        paddingInlineEnd: favourite === undefined ? 0 : { xs: 4.5, sm: isList ? 4.5 : 0 },
      }}
    >
      {avatar}
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
              {name}
            </MuiLink>
          </Typography>
          {age}
          {online}
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
          {place}
          <Box
            component="span"
            sx={{ color: 'text.primary', display: 'flex', whiteSpace: 'nowrap' }}
          >
            {rating}
          </Box>
        </Stack>
      </Box>
    </Stack>
  );
}

export function Age({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

interface PlaceProps {
  readonly city: ReactNode;
  /** The region, where there is room. */
  readonly region: ReactNode;
  /** The distance from the reader, in the place of the region. */
  readonly away?: string | null;
}

export function Place({ city, region, away = null }: PlaceProps) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 0.5, alignItems: 'center', typography: 'body2', minWidth: 0 }}
    >
      <PlaceOutlined aria-hidden sx={{ fontSize: 16 }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {city}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {away === null && region}
        </Box>
        {away !== null && ` · ${away}`}
      </Box>
    </Stack>
  );
}

/** The prices, and how soon they reply. */
function Terms({ view, rate, chat, response }: CardLayoutProps) {
  return (
    <Box sx={{ flex: { xs: 1, sm: view === 'list' ? 'none' : 1 }, minWidth: 'min-content' }}>
      <Typography sx={{ whiteSpace: 'nowrap', lineHeight: 1.25 }}>
        <Box component="strong" sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}>
          {rate}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          per hour
        </Box>
      </Typography>
      {chat !== null && (
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap', lineHeight: 1.3 }}>
          {chat}
        </Typography>
      )}
      {response !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
          Response time{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {response}
          </Box>
        </Typography>
      )}
    </Box>
  );
}

/** The card's buttons, side by side. */
function Actions({ id, intent, message, action, bookLabel }: CardLayoutProps) {
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
          aria-label={bookLabel}
          sx={{ minHeight: 44 }}
        >
          Book
        </Button>
      )}
    </Stack>
  );
}
