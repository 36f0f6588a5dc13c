import { isOnline } from '@hearthkin/domain/companion/live';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { responseTime } from '../../data/companions/companion-words';
import { nextFree } from '../../data/companions/next-free';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { photoUrl } from '../../lib/photo-url';
import { UNKEPT } from '../../lib/unkept';
import { useNow } from '../../ui/hooks/clock';
import { Fact } from '../../ui/layout/fact';
import { PageHeading } from '../../ui/layout/page-heading';
import { CoverPicture } from '../../ui/people/cover-picture';
import { OnlineBadge } from '../../ui/people/online-badge';
import { Rating } from '../../ui/people/rating';
import { badgesOf } from './badges';
import { firstSentence } from './first-sentence';
import { Portrait } from './portrait';

const LINE = { display: 'flex', flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' } as const;

/** Photo or video, name, a sentence of theirs, and key facts. */
export function CompanionHeader({ companion }: { readonly companion: LiveCompanion }) {
  const now = useNow();
  const { displayName, age, location, memberSince, sessionsCompleted, responseMinutes } = companion;
  const badges = badgesOf(companion.badges);
  const cover = photoUrl(companion.cover);
  const { first } = firstSentence(companion.bio);
  const free = useMemo(() => nextFree(companion, now, ownTimeZone()), [companion, now]);
  return (
    <Card component="section" aria-label="Profile">
      {cover !== undefined && <CoverPicture url={cover} isSmall />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '260px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Portrait companion={companion} />
        <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <PageHeading>{displayName}</PageHeading>
            </Box>
            {isOnline(companion, now) && <OnlineBadge />}
          </Box>
          {first !== '' && (
            <Typography
              sx={{ mt: 1, fontSize: '1.1875rem', lineHeight: 1.45, overflowWrap: 'anywhere' }}
            >
              {first}
            </Typography>
          )}
          <Box
            component="ul"
            aria-label="At first sight"
            sx={{
              ...LINE,
              alignItems: 'center',
              columnGap: 2.5,
              rowGap: 0.5,
              mt: 1.5,
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
            {free !== null && (
              <Fact icon={<EventAvailableOutlined />}>
                <span {...UNKEPT}>
                  Next free {formatDate(free, ownTimeZone())}, {formatTime(free, ownTimeZone())}
                </span>
              </Fact>
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
