import { companionSummary, companionTitle } from '@hearthkin/domain/companion/public-page';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { liveCompanion } from '../../data/companions/companion-queries';
import { awayWords } from '../../data/companions/companion-words';
import { askAhead, withAhead } from '../../data/kit/ask-ahead';
import { useLive } from '../../data/kit/live-query';
import { type BookingIntent, browsePath, PATHS } from '../../lib/paths';
import { useHome, useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { ServedView } from '../../ui/feedback/served-view';
import { useNow } from '../../ui/hooks/clock';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { CompanionProfile, type CompanionProfileProps } from './companion-profile';
import { CompanionSkeleton } from './companion-skeleton';
import { isAllowedToBook, type Viewer, viewerOf } from './viewer';

/** `/companion/{id}`: a companion's public profile (specification 2, section 2). */
export function CompanionPage() {
  const { companionId = '' } = useParams();
  // Another companion gets a fresh page.
  return <PageOf key={companionId} companionId={companionId} />;
}

function PageOf({ companionId }: { readonly companionId: string }) {
  const [params] = useSearchParams();
  const session = useSession();
  const viewer = viewerOf(session, companionId);
  const read = useLive(viewer === null ? null : withAhead(liveCompanion(companionId)));
  const isAwaited = viewer === null;
  useEffect(() => {
    // Anyone may read it, so it needn't wait until it is known who looks.
    if (isAwaited) askAhead(liveCompanion(companionId));
  }, [isAwaited, companionId]);

  // A profile takes long to draw, and a press shows its effect before that.
  const found = useDeferredValue(read.status === 'ready' ? read.data : undefined);
  const companion = found?.data ?? null;
  const isVisible =
    companion !== null && (companion.listed || viewer === 'self' || viewer === 'staff');
  const intent = useMemo(
    (): BookingIntent => ({
      mood: params.get('mood'),
      found: params.get('found'),
      activity: params.get('activity'),
      type: params.get('type'),
    }),
    [params],
  );
  return (
    <Page
      title={isVisible ? companionTitle(companion) : 'Companion'}
      description={isVisible ? companionSummary(companion) : 'Who they are and when they’re free.'}
      isFindable={companion?.listed === true && companion.isFindable}
    >
      {(viewer === null || isAllowedToBook(viewer)) && (
        <Breadcrumb
          parents={[
            // Back to the same search.
            { ...CRUMBS.browse, to: browsePath({ mood: intent.mood, activity: intent.activity }) },
          ]}
          here={isVisible ? companion.displayName : 'Companion'}
        />
      )}
      {read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : found === undefined || viewer === null ? (
        <ServedView>
          <CompanionSkeleton viewer={viewer} />
        </ServedView>
      ) : isVisible ? (
        <CompanionView
          companionId={companionId}
          companion={companion}
          viewer={viewer}
          intent={intent}
        />
      ) : (
        <CompanionNotFound viewer={viewer} />
      )}
    </Page>
  );
}

/**
 * The page as visitors see it, and members who book for the first time. It is in the page's file so
 * that both are one chunk.
 */
export function CompanionPreview(props: Pick<CompanionProfileProps, 'companionId' | 'companion'>) {
  return (
    <Container maxWidth="lg" sx={WITHOUT_HEADER}>
      <CompanionProfile {...props} viewer="visitor" intent={{}} />
    </Container>
  );
}

/** The place of a page's contents, without the site's header. */
const WITHOUT_HEADER = { py: { xs: 3, sm: 5 }, '--header': '0px' } as const;

/** Shown for unknown and unlisted companions alike, so that it doesn't reveal which. */
function CompanionNotFound({ viewer }: { readonly viewer: Viewer }) {
  const canBrowse = isAllowedToBook(viewer);
  const home = useHome();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <PersonSearchOutlined aria-hidden sx={{ fontSize: 64, color: 'secondary.main' }} />
      <PageHeading>We can’t find this companion</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        They may be taking a break, or the link may be wrong. Others would love to keep you company.
      </Typography>
      <Button component={Link} to={canBrowse ? PATHS.browse : home} variant="contained">
        {canBrowse ? 'Browse companions' : 'Back to home'}
      </Button>
    </Stack>
  );
}

/** The profile, for the count of views too. */
function CompanionView(props: CompanionProfileProps) {
  const { companionId, companion, viewer } = props;
  const { listed } = companion;
  const away = awayWords(companion, useNow());
  useViewCount(companionId, listed, viewer);
  return (
    <>
      {!listed && (
        <Alert severity="info" sx={{ mb: 3 }}>
          Not listed right now. Only the companion and our team can see this profile.
        </Alert>
      )}
      {listed && away !== null && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {away}
        </Alert>
      )}
      <CompanionProfile {...props} />
    </>
  );
}

/** Counts a profile view, except by visitors and the companion. */
function useViewCount(companionId: string, isListed: boolean, viewer: Viewer): void {
  const session = useSession();
  const counts = isListed && viewer !== 'visitor' && viewer !== 'self';
  const viewerId = counts && session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (viewerId === null) return;
    import('./profile-view-store').then(
      ({ countProfileView }) => countProfileView(companionId, viewerId, new Date()),
      // A failure doesn't matter.
      () => {},
    );
  }, [companionId, viewerId]);
}
