import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useIsBlocking } from '../../../data/blocks/use-is-blocking';
import { type LiveCompanion, liveCompanion } from '../../../data/companions/companion-queries';
import { awayWords } from '../../../data/companions/companion-words';
import { useLive } from '../../../data/kit/live-query';
import { companionPath, PATHS } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { useMemberId } from '../../../session/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { Breadcrumb, CRUMBS } from '../../../ui/layout/breadcrumb';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { Rating } from '../../../ui/people/rating';
import { BlockedNotice, MeetingOnly } from '../../safety/public';
import { OpenCheckouts } from '../list/late-open-checkouts';
import { BookForm } from './book-form';
import { ClockNotice } from './clock-notice';
import { UnlessPaused } from './late-unless-paused';

const ABOVE_FORM = { '&:not(:empty)': { mb: 3 } } as const;

const HERE = 'Book a session';

/** Books a session with a companion (specification 2, section 2, "Book a session"). */
export function BookPage() {
  const { companionId = '' } = useParams();
  const read = useLive(liveCompanion(companionId));
  const companion = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const isLoading = read.status === 'loading';
  const isBlocking = useIsBlocking(companionId);
  const uid = useMemberId();
  const now = useNow();
  const away = companion && awayWords(companion, now);
  const title = companion === null ? HERE : `Book ${companion.displayName}`;
  return (
    <Page title={title} description="Choose what to do and when. See the full price.">
      <Breadcrumb
        parents={[
          CRUMBS.browse,
          ...(companion === null
            ? []
            : [{ label: companion.displayName, to: companionPath(companionId) }]),
        ]}
        here={HERE}
      />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 4 }}>
        {companion !== null && (
          <PersonAvatar name={companion.displayName} photo={companion.photo} size={72} />
        )}
        {isLoading && <Skeleton variant="circular" width={72} height={72} />}
        <Box>
          <PageHeading>{title}</PageHeading>
          {companion === null ? isLoading && <Skeleton width={220} /> : <Facts {...companion} />}
        </Box>
      </Stack>
      {isLoading && <FormSkeleton />}
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'ready' && (companion?.listed !== true || away !== null) && (
        <NotBookable words={companion?.listed === true ? away : null} />
      )}
      {companion?.listed === true &&
        away === null &&
        (isBlocking ? (
          <BlockedNotice otherUid={companionId} name={companion.displayName} />
        ) : (
          // Another companion gets a fresh form.
          <>
            {arePaymentsLive() && uid !== null && (
              <Box sx={{ ...ABOVE_FORM, display: 'grid', gap: 2 }}>
                <UnlessPaused name="payments" />
                <OpenCheckouts uid={uid} now={now} />
              </Box>
            )}
            {/* On a phone the same words beside the button are far below. */}
            <Box sx={{ ...ABOVE_FORM, display: { md: 'none' } }}>
              <MeetingOnly act="book" />
            </Box>
            <ClockNotice />
            <BookForm key={companionId} companionId={companionId} companion={companion} />
          </>
        ))}
    </Page>
  );
}

function Facts(companion: LiveCompanion) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary', mt: 0.5 }}
    >
      <Typography>{companion.location}</Typography>
      <Rating average={companion.ratingAverage} count={companion.ratingCount} />
    </Stack>
  );
}

function NotBookable({ words }: { readonly words: string | null }) {
  return (
    <EmptyState scene="lantern" title={words ?? ERROR_MESSAGES['not-listed']}>
      <Button component={Link} to={PATHS.browse} variant="contained">
        Browse companions
      </Button>
    </EmptyState>
  );
}

function FormSkeleton() {
  return (
    <Box
      aria-busy
      // The bottom bar doesn't appear for a moment before the page's own.
      data-phone-bar
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 360px' }, gap: 4 }}
    >
      <Stack sx={{ gap: 3 }}>
        <Skeleton variant="rounded" height={230} />
        <Skeleton variant="rounded" height={130} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
