import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import { FIRST_SESSION_PERCENT, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { BlockedNotice } from '../../data/blocks/blocked-notice';
import { useIsBlocking } from '../../data/blocks/use-is-blocking';
import { usedDiscount } from '../../data/bookings/booking-queries';
import { MessageButton } from '../../data/conversations/message-button';
import { FavoriteButton } from '../../data/favorites/favorite-button';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { bookPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import type { CompanionViewProps } from './companion-view';
import { isAllowedToBook, type Viewer } from './viewer';

/** Why this viewer can't book. */
const CANNOT_BOOK = {
  companion: 'Only members can book. You’re signed in as a companion.',
  staff: 'Only members can book. You’re signed in with a team account.',
} as const;

/**
 * The rate, and the buttons to book, message and save. Beside the profile it is one card; on a
 * phone its parts are in the page, and the buttons stay at the bottom.
 */
export function BookingPanel({ companionId, companion, viewer, intent }: CompanionViewProps) {
  const { displayName, hourlyRate } = companion;
  const isFirst = useFirstSession(companionId, viewer);
  const isBlocking = useIsBlocking(companionId);
  const titleId = useId();
  const reasonId = useId();
  const rate = formatMoney(hourlyRate * MINOR_PER_MAJOR);
  return (
    <Box sx={CARD}>
      <Box component="section" aria-labelledby={titleId} sx={{ order: 2 }}>
        <Typography variant="h3" component="h2" id={titleId}>
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
          <Box sx={{ display: 'grid', mt: 2 }}>
            <Button variant="contained" size="large" disabled aria-describedby={reasonId}>
              Book
            </Button>
            <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {CANNOT_BOOK[viewer]}
            </Typography>
          </Box>
        )}
        {isBlocking && (
          <Box sx={{ mt: 2 }}>
            <BlockedNotice otherUid={companionId} name={displayName} />
          </Box>
        )}
      </Box>
      {isAllowedToBook(viewer) && !isBlocking && (
        <>
          <Bar rate={rate}>
            <Button
              component={Link}
              to={bookPath(companionId, intent)}
              variant="contained"
              size="large"
            >
              Book
            </Button>
            <MessageButton otherUid={companionId} name={displayName} />
          </Bar>
          <Box sx={{ order: 2, display: 'grid', mt: { xs: -1.5, md: 1.5 } }}>
            <FavoriteButton companionId={companionId} name={displayName} variant="button" />
          </Box>
        </>
      )}
    </Box>
  );
}

const CARD = {
  display: { xs: 'contents', md: 'block' },
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

interface BarProps {
  readonly rate: string;
  readonly children: ReactNode;
}

/** The buttons; on a phone a bar at the bottom, with the rate again. */
function Bar({ rate, children }: BarProps) {
  return (
    <Box
      sx={{
        order: 9,
        position: { xs: 'sticky', md: 'static' },
        bottom: 'var(--bottom-nav, 0px)',
        zIndex: { xs: 2, md: 'auto' },
        mx: { xs: -2, sm: -3, md: 0 },
        mt: { md: 2 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.25, md: 0 },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider', md: 'divider' },
        bgcolor: 'background.paper',
        display: { xs: 'flex', md: 'grid' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: 1.5,
      }}
    >
      <Typography aria-hidden sx={{ flex: 1, lineHeight: 1.2, display: { md: 'none' } }}>
        <Box component="strong" sx={{ display: 'block', fontSize: '1.125rem' }}>
          {rate}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          per hour
        </Box>
      </Typography>
      {children}
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
