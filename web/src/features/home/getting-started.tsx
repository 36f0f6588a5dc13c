import { checklistOf, nextItem } from '@hearthkin/domain/companion/checklist';
import type { UnlistedReason } from '@hearthkin/domain/companion/listed';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOwnOnboarding } from '../../data/companions/own-onboarding';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { TextLink } from '../../ui/layout/text-link';
import { ChecklistItems } from '../earn/public';

interface GettingStartedProps {
  readonly uid: string;
  /** The facts that they lack to be listed. Null while loading. */
  readonly missing: readonly UnlistedReason[] | null;
}

/** First steps for a companion without bookings; what comes next once they are done. */
export function GettingStarted({ uid, missing }: GettingStartedProps) {
  const own = useOwnOnboarding(uid);
  const isDone =
    own.status === 'ready' && missing?.length === 0 && nextItem(checklistOf(own.facts)) === null;
  return (
    <Card component="section" aria-label="Getting Started" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2">{isDone ? 'You’re live' : 'Getting Started'}</Typography>
      {own.status === 'failed' && <LoadFailed retry={own.retry} />}
      {own.status === 'loading' && <Skeleton variant="rounded" height={280} sx={{ mt: 2 }} />}
      {own.status === 'ready' && !isDone && (
        <ChecklistItems facts={own.facts} missing={missing ?? []} />
      )}
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        Your bookings will show up here. Members may{' '}
        <TextLink href={PATHS.messages}>message you</TextLink> before they book. They read{' '}
        <TextLink href={PATHS.profile}>your profile</TextLink> first, with the badge of{' '}
        <TextLink href={PATHS.verification}>your verification</TextLink>.
      </Typography>
    </Card>
  );
}
