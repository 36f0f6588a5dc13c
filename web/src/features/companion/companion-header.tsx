import { awayWords, measureIn } from '@hearthkin/domain/account/place';
import { isOnline } from '@hearthkin/domain/companion/live';
import { type ProfileWords, profileWords } from '@hearthkin/domain/companion/profile-words';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import NearMeOutlined from '@mui/icons-material/NearMeOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { user } from '../../data/accounts/account-queries';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { nextFree } from '../../data/companions/next-free';
import { useLive } from '../../data/kit/live-query';
import { afterPaint } from '../../lib/after-paint';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { photoUrl } from '../../lib/photo-url';
import { useMemberId } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { Fact } from '../../ui/layout/fact';
import { PageHeading } from '../../ui/layout/page-heading';
import { CoverPicture } from '../../ui/people/cover-picture';
import { OnlineBadge } from '../../ui/people/online-badge';
import { Rating } from '../../ui/people/rating';
import { BADGES } from './badges';
import { Portrait } from './portrait';

const LINE = { display: 'flex', flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' } as const;

/** In the place of a rating. */
export const NO_RATINGS = 'No ratings';

interface ProfileTopProps {
  /** The words of each part; null for a part that isn't there. */
  readonly words: Readonly<Record<keyof ProfileWords, ReactNode>>;
  readonly portrait: ReactNode;
  readonly rating: ReactNode;
  /** Above the portrait. */
  readonly cover?: ReactNode;
  /** Beside the name. */
  readonly online?: ReactNode;
  /** More at first sight. */
  readonly more?: ReactNode;
}

/** The top of a profile: photo or video, name, a sentence of theirs, key facts and badges. */
export function ProfileTop({ words, portrait, rating, cover, online, more }: ProfileTopProps) {
  const badges = BADGES.filter(({ id }) => words[id] !== null);
  return (
    <Card component="section" aria-label="Profile">
      {cover}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '260px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {portrait}
        <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Box sx={{ minWidth: 0 }}>
              <PageHeading>{words.displayName}</PageHeading>
            </Box>
            {online}
          </Box>
          {words.first !== null && (
            <Typography
              sx={{ mt: 1, fontSize: '1.1875rem', lineHeight: 1.45, overflowWrap: 'anywhere' }}
            >
              {words.first}
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
              {rating}
            </Box>
            {FACTS.map(
              ({ id, icon }) =>
                words[id] !== null && (
                  <Fact key={id} icon={icon}>
                    {words[id]}
                  </Fact>
                ),
            )}
            {more}
          </Box>
          {badges.length > 0 && (
            <Box component="ul" aria-label="Badges" sx={{ ...LINE, gap: 1, mt: 1.5 }}>
              {badges.map(({ id, icon }) => (
                <li key={id}>
                  <Chip
                    label={words[id]}
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

const FACTS: readonly { readonly id: keyof ProfileWords; readonly icon: ReactNode }[] = [
  { id: 'age', icon: <CakeOutlined /> },
  { id: 'location', icon: <PlaceOutlined /> },
  { id: 'sessions', icon: <HandshakeOutlined /> },
  { id: 'since', icon: <CalendarMonthOutlined /> },
  { id: 'response', icon: <QuickreplyOutlined /> },
];

/** The top of a companion's profile as it is now. */
export function CompanionHeader({ companion }: { readonly companion: LiveCompanion }) {
  const now = useNow();
  const cover = photoUrl(companion.cover);
  return (
    <ProfileTop
      words={profileWords(companion)}
      portrait={<Portrait companion={companion} />}
      rating={
        <Rating average={companion.ratingAverage} count={companion.ratingCount} none={NO_RATINGS} />
      }
      cover={cover !== undefined && <CoverPicture url={cover} isSmall />}
      online={isOnline(companion, now) && <OnlineBadge />}
      more={
        <>
          <Away companion={companion} />
          <NextFree companion={companion} now={now} />
        </>
      }
    />
  );
}

/** The distance of a member from a companion, from town to town. */
function Away({ companion }: { readonly companion: LiveCompanion }) {
  const memberId = useMemberId();
  const account = useLive(memberId === null ? null : user(memberId));
  const member = account.status === 'ready' ? account.data?.data : undefined;
  const words =
    member &&
    awayWords(companion.point, member.home?.point ?? null, measureIn(member.address.country));
  return words ? <Fact icon={<NearMeOutlined />}>{words}</Fact> : null;
}

interface NextFreeProps {
  readonly companion: LiveCompanion;
  readonly now: Date;
}

function NextFree({ companion, now }: NextFreeProps) {
  const timeZone = useZoneAfterPaint();
  const free = useMemo(
    () => timeZone && nextFree(companion, now, timeZone),
    [companion, now, timeZone],
  );
  // Most are free one day, so the place of that is kept.
  if (!timeZone) return <NextFreePlace />;
  if (!free) return null;
  return (
    <Fact icon={<EventAvailableOutlined />}>
      Next free {formatDate(free, timeZone)}, {formatTime(free, timeZone)}
    </Fact>
  );
}

/** A place as large as its later content mostly is, and not seen. */
export function NextFreePlace() {
  return (
    <Box aria-hidden sx={{ display: 'contents', visibility: 'hidden' }}>
      <Fact icon={<EventAvailableOutlined />}>Next free Wed, Nov 20, 10:00 AM</Fact>
    </Box>
  );
}

/** The reader's time zone, once the profile is painted: the first use of `Intl` takes a slow phone 60 ms. */
function useZoneAfterPaint(): string | null {
  const [timeZone, setTimeZone] = useState<string | null>(null);
  useEffect(
    () =>
      afterPaint(() => {
        const known = ownTimeZone();
        startTransition(() => setTimeZone(known));
      }),
    [],
  );
  return timeZone;
}
