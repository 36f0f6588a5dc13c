import { MINOR_PER_MAJOR } from '@hearthkin/domain/money';
import { FIRST_SESSION_PERCENT, onceDiscountKey } from '@hearthkin/domain/pricing/discounts';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
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
  companion: 'Sessions are booked by members. You are signed in as a companion.',
  staff: 'Sessions are booked by members. You are signed in as staff.',
} as const;

/** The hourly rate, with buttons to book, message and favorite. */
export function BookingCard({ companionId, companion, viewer, intent }: CompanionViewProps) {
  const isFirst = useFirstSession(companionId, viewer);
  const titleId = useId();
  const reasonId = useId();
  const callsId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={titleId}>
        Time with {companion.displayName}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        <Box component="strong" sx={{ fontSize: '1.75rem', letterSpacing: '-0.01em' }}>
          {formatMoney(companion.hourlyRate * MINOR_PER_MAJOR)}
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
      <Box sx={{ mt: 2 }}>
        {viewer === 'self' ? (
          <OwnProfile />
        ) : viewer === 'companion' || viewer === 'staff' ? (
          <>
            <Button variant="contained" size="large" fullWidth disabled aria-describedby={reasonId}>
              Book Session
            </Button>
            <Reason id={reasonId}>{CANNOT_BOOK[viewer]}</Reason>
          </>
        ) : (
          <Button
            component={Link}
            to={bookPath(companionId, intent)}
            variant="contained"
            size="large"
            fullWidth
          >
            Book Session
          </Button>
        )}
      </Box>
      {isAllowedToBook(viewer) && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
          <Button
            component={Link}
            to={bookPath(companionId, { ...intent, activity: 'virtual-chat' })}
            variant="outlined"
            startIcon={<ForumOutlined />}
            sx={{ minHeight: 44 }}
          >
            Chat
          </Button>
          <MessageButton otherUid={companionId} name={companion.displayName} />
          <FavoriteButton companionId={companionId} name={companion.displayName} variant="button" />
        </Box>
      )}
      {viewer !== 'self' && (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1.5 }}>
            <Button
              variant="outlined"
              disabled
              startIcon={<CallOutlined />}
              aria-describedby={callsId}
            >
              Voice Call
            </Button>
            <Button
              variant="outlined"
              disabled
              startIcon={<VideocamOutlined />}
              aria-describedby={callsId}
            >
              Video Call
            </Button>
          </Box>
          <Reason id={callsId}>Calls open with the session room, which is not ready yet.</Reason>
        </>
      )}
    </Card>
  );
}

function OwnProfile() {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        This is your profile as everybody sees it.
      </Typography>
      <Button component={Link} to={PATHS.profile} variant="contained" size="large" fullWidth>
        Edit your profile
      </Button>
      <Button
        component={Link}
        to={PATHS.listing}
        variant="outlined"
        size="large"
        fullWidth
        sx={{ mt: 1.5 }}
      >
        Edit your listing
      </Button>
    </>
  );
}

function Reason({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {children}
    </Typography>
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
