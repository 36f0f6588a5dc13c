import { isAway } from '@hearthkin/domain/companion/away';
import {
  DEFAULT_ACTIVITY as ONLINE,
  offeredActivities,
} from '@hearthkin/domain/foundation/activities';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { FIRST_SESSION_PERCENT, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useIsBlocking } from '../../data/blocks/use-is-blocking';
import { usedDiscount } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { bookPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { CARD_WITH_BAR, PhoneBar } from '../../ui/layout/phone-bar';
import { RateNote } from '../../ui/people/rate-note';
import { FavoriteButton } from '../favorites/public';
import { MessageButton } from '../messages/public';
import { BlockedNotice } from '../safety/public';
import type { CompanionProfileProps } from './companion-profile';
import { TalkOnline } from './talk-online';
import { isAllowedToBook, type Viewer } from './viewer';

/** The reason why this viewer can't book. */
const CANNOT_BOOK = {
  companion: 'Only members can book. You’re signed in as a companion.',
  staff: 'Only members can book. You’re signed in with a team account.',
} as const;

/**
 * The rate, and the buttons to book, message and save. Beside the profile it is one card; on a
 * phone its parts are in the page, and the buttons stay at the bottom.
 */
export function BookingPanel({ companionId, companion, viewer, intent }: CompanionProfileProps) {
  const { displayName, hourlyRate, offer } = companion;
  const isFirst = useFirstSession(companionId, viewer) && offer.firstSession;
  const isBlocking = useIsBlocking(companionId);
  const titleId = useId();
  const takesBookings = !isAway(companion, useNow());
  const rate = formatMoney(hourlyRate * MINOR_PER_MAJOR);
  return (
    <Box sx={CARD_WITH_BAR}>
      <Box component="section" aria-labelledby={titleId} sx={{ order: 2 }}>
        <Typography variant="h3" component="h2" id={titleId} tabIndex={-1} sx={{ outline: 'none' }}>
          Time with {displayName}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          <Box component="strong" sx={{ fontSize: '1.75rem', letterSpacing: '-0.01em' }}>
            {rate}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            per hour
          </Box>
        </Typography>
        {viewer !== 'self' && <RateNote />}
        {isFirst && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              mt: 1,
              color: 'secondary.main',
              typography: 'body2',
              fontWeight: 600,
            }}
          >
            <LocalOfferOutlined aria-hidden fontSize="small" />
            First session {FIRST_SESSION_PERCENT}% off for new clients
          </Box>
        )}
        {viewer === 'self' && <OwnProfile />}
        {(viewer === 'companion' || viewer === 'staff') && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {CANNOT_BOOK[viewer]}
          </Typography>
        )}
        {isBlocking && (
          <Box sx={{ mt: 2 }}>
            <BlockedNotice otherUid={companionId} name={displayName} />
          </Box>
        )}
      </Box>
      {isAllowedToBook(viewer) && !isBlocking && (
        <>
          <PhoneBar price={rate} detail="per hour">
            {takesBookings && (
              <Button
                component={Link}
                to={bookPath(companionId, intent)}
                variant="contained"
                size="large"
              >
                Book
              </Button>
            )}
            <MessageButton
              otherUid={companionId}
              name={displayName}
              asVisitor={viewer === 'visitor'}
            />
          </PhoneBar>
          {takesBookings && offeredActivities(companion).includes(ONLINE) && (
            <TalkOnline
              companionId={companionId}
              companion={companion}
              viewer={viewer}
              intent={intent}
            />
          )}
          <Box sx={{ order: 2, display: 'grid', mt: { xs: -1.5, md: 1.5 } }}>
            <FavoriteButton
              companionId={companionId}
              name={displayName}
              variant="button"
              asVisitor={viewer === 'visitor'}
            />
          </Box>
        </>
      )}
    </Box>
  );
}

function OwnProfile() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>This is how others see your profile.</Typography>
      <Button component={Link} to={PATHS.profile} variant="contained" size="large">
        Edit your profile
      </Button>
      <Button component={Link} to={PATHS.listing} variant="outlined" size="large">
        Edit your listing
      </Button>
    </Box>
  );
}

/** Whether this would be the member's first session with the companion; false while unknown. */
function useFirstSession(companionId: string, viewer: Viewer): boolean {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  const key = onceDiscountKey('first-session', companionId);
  const used = useLive(uid === null ? null : usedDiscount(uid, key));
  if (viewer === 'visitor') return true;
  return used.status === 'ready' && !used.data;
}
