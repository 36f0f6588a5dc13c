import { isOnline } from '@hearthkin/domain/companion/companion';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import type { Companion } from '../../data/companions/companion-queries';
import { responseTime } from '../../data/companions/companion-words';
import { photoUrl } from '../../lib/photo-url';
import { useNow } from '../../ui/hooks/clock';
import { Fact } from '../../ui/layout/fact';
import { PageHeading } from '../../ui/layout/page-heading';
import { CoverPicture } from '../../ui/people/cover-picture';
import { OnlineBadge } from '../../ui/people/online-badge';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Rating } from '../../ui/people/rating';
import { badgesOf } from './badges';

const AVATAR = 128;

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

/** Cover, photo, name and key facts. */
export function CompanionHeader({ companion }: { readonly companion: Companion }) {
  const now = useNow();
  const { displayName, age, location, memberSince, sessionsCompleted, responseMinutes } = companion;
  const badges = badgesOf(companion.badges);
  return (
    <Card component="section" aria-label="Profile">
      <CoverPicture url={photoUrl(companion.cover)} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-start',
          gap: { xs: 1.5, sm: 3 },
          px: { xs: 2, sm: 3.5 },
          pb: { xs: 2.5, sm: 3.5 },
        }}
      >
        <PersonAvatar
          name={displayName}
          photo={companion.photo}
          size={AVATAR}
          sx={{
            position: 'relative',
            mt: `${-AVATAR / 2}px`,
            flexShrink: 0,
            border: '4px solid',
            borderColor: 'background.paper',
            // Opaque, because the initials' background is translucent.
            backgroundColor: 'background.paper',
            backgroundImage:
              'linear-gradient(var(--mui-palette-action-selected), var(--mui-palette-action-selected))',
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0, pt: { sm: 2 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <PageHeading>{displayName}</PageHeading>
            </Box>
            {isOnline(companion, now) && <OnlineBadge />}
          </Box>
          <Box
            component="ul"
            aria-label="At first sight"
            sx={{
              ...LINE,
              columnGap: 2.5,
              rowGap: 0.5,
              mt: 0.75,
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            <Box component="li" sx={{ display: 'inline-flex', color: 'text.primary' }}>
              <Rating
                average={companion.ratingAverage}
                count={companion.ratingCount}
                none="No ratings"
              />
            </Box>
            {age !== null && <Fact icon={<CakeOutlined />}>{age} years old</Fact>}
            {location !== '' && <Fact icon={<PlaceOutlined />}>{location}</Fact>}
            <Fact icon={<HandshakeOutlined />}>
              {sessionsCompleted} {sessionsCompleted === 1 ? 'session' : 'sessions'} completed
            </Fact>
            <Fact icon={<CalendarMonthOutlined />}>Member since {memberSince.getFullYear()}</Fact>
            {responseMinutes !== null && (
              <Fact icon={<QuickreplyOutlined />}>Response time {responseTime(companion)}</Fact>
            )}
          </Box>
          {badges.length > 0 && (
            <Box component="ul" aria-label="Badges" sx={{ ...LINE, gap: 1, mt: 1.5 }}>
              {badges.map(({ id, label, icon }) => (
                <li key={id}>
                  <Chip
                    label={label}
                    icon={icon}
                    size="small"
                    color="success"
                    variant="outlined"
                    sx={{ fontWeight: 650, px: 0.5 }}
                  />
                </li>
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </Card>
  );
}
