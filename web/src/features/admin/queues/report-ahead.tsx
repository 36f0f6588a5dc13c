import { AHEAD_DAYS, type SessionAhead } from '@hearthkin/domain/admin/staff-reads';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { reportAhead } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { PersonLink } from '../people/person-name';
import { staffBookingPath } from '../staff-paths';
import { CancelTogetherDialog } from './dialogs/cancel-together-dialog';

interface Side {
  readonly uid: string;
  readonly name: string;
}

interface ReportAheadProps {
  readonly reportId: string;
  readonly reporter: Side & { readonly phone: string | null };
  readonly reported: Side;
}

/** The time ahead of someone who is reported for danger: whom they meet and when, and how to call both sides. */
export function ReportAhead({ reportId, reporter, reported }: ReportAheadProps) {
  const id = useId();
  const read = useLive(reportAhead(reportId));
  const ahead = useLatest(read);
  const [isCanceling, setCanceling] = useState(false);
  const [news, setNews] = useState('');
  const together = ahead.status === 'ready' ? ahead.data.together : [];
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 2, p: 2, border: 1, borderColor: 'error.main', borderRadius: 1 }}
    >
      <Typography id={id} variant="h3" component="h4" sx={{ mb: 1 }}>
        What’s ahead
      </Typography>
      {ahead.status === 'loading' && (
        <Skeleton variant="rounded" height={96} role="status" aria-label="Loading what’s ahead" />
      )}
      {ahead.status === 'failed' && <LoadFailed retry={ahead.retry} />}
      {ahead.status === 'ready' && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <Part title="Sessions of the two">
              <Sessions items={together} none="They have nothing booked together." />
            </Part>
            <Part title={`${reported.name} with others, next ${AHEAD_DAYS} days`}>
              <Sessions items={ahead.data.others} none="No one else." hasNames />
            </Part>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
            {together.length > 0 && (
              <Button
                variant="contained"
                color="error"
                onClick={() => setCanceling(true)}
                sx={{ minHeight: 44 }}
              >
                {together.length === 1
                  ? 'Cancel their session'
                  : `Cancel their ${together.length} sessions`}
              </Button>
            )}
            <CallLink side={reporter} phone={reporter.phone} />
            <CallLink side={reported} phone={ahead.data.phone} />
          </Box>
        </>
      )}
      <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {news}
      </Typography>
      {isCanceling && (
        <CancelTogetherDialog
          reportId={reportId}
          sessions={together}
          onClose={() => {
            setCanceling(false);
            read.retry();
          }}
          onDone={(sentence) => {
            setCanceling(false);
            setNews(sentence);
            read.retry();
          }}
        />
      )}
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="h5" sx={{ color: 'text.secondary', m: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface SessionsProps {
  readonly items: readonly SessionAhead[];
  readonly none: string;
  /** Whether each says who the other side is. */
  readonly hasNames?: boolean;
}

function Sessions({ items, none, hasNames = false }: SessionsProps) {
  if (items.length === 0) return <Typography>{none}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={staffBookingPath(item.id)} sx={{ fontWeight: 600 }}>
            {formatDateTime(item.startsAt)}
          </MuiLink>
          <Typography variant="body2">
            {hasNames && (
              <>
                <PersonLink
                  uid={item.otherId}
                  {...(item.otherName !== null && { name: item.otherName })}
                />
                {', '}
              </>
            )}
            {activityOf(item.activity).name}, {item.location ?? 'place not decided'}
            {item.status === 'pending' && ', requested'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface CallLinkProps {
  readonly side: Side;
  /** Null once their account is gone. */
  readonly phone: string | null;
}

function CallLink({ side, phone }: CallLinkProps) {
  if (phone === null) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PhoneOutlined />}
      href={`tel:${phone}`}
      sx={{ minHeight: 44 }}
    >
      Call {side.name}, {phone}
    </Button>
  );
}
