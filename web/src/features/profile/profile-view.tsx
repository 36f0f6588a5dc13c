import { completionOf } from '@hearthkin/domain/companion/profile-completion';
import { hasEndedIdentity } from '@hearthkin/domain/verification/identity-term';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { averageRating, responseTime } from '../../data/companions/companion-words';
import { useLive } from '../../data/kit/live-query';
import { type Verification, verification } from '../../data/verifications/verification-queries';
import { formatPercent } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import type { SignedIn } from '../../session/auth-client';
import { Snackbar } from '../../ui/feedback/snackbar';
import { StatCards } from '../../ui/feedback/stat-cards';
import { late } from '../../ui/late';
import { AccountSection } from './account/account-section';
import type { Edit } from './account/edit-dialogs';
import { ProfileHeader } from './profile-header';
import { ProfileSidebar } from './profile-sidebar';
import { ProfileTabs } from './profile-tabs';
import { useHistory } from './use-history';
import type { OwnProfile } from './use-own-profile';

const EditDialogs = late(async () => (await import('./account/edit-dialogs')).EditDialogs, {
  isOpen: ({ edit }) => edit !== null,
  isRare: true,
});

const TrustedContactSection = late(
  async () => (await import('./trusted/trusted-contact-section')).TrustedContactSection,
  { fallback: () => <Skeleton variant="rounded" height={190} aria-hidden /> },
);

const CalendarLinkSection = late(
  async () => (await import('./account/calendar-link-section')).CalendarLinkSection,
  { fallback: () => <Skeleton variant="rounded" height={220} aria-hidden /> },
);

const RestrictionNotice = late(
  async () => (await import('./account/restriction-notice')).RestrictionNotice,
  { isRare: true },
);

const EmailRefusedNotice = late(
  async () => (await import('./account/email-refused-notice')).EmailRefusedNotice,
  { isRare: true },
);

interface ProfileViewProps extends OwnProfile {
  readonly person: SignedIn;
}

/** The profile with its edit dialogs. */
export function ProfileView({ person, account, listing }: ProfileViewProps) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const close = () => setEdit(null);
  const [message, setMessage] = useState<string | null>(null);
  const history = useHistory(person.uid);
  const profile = { account, listing };
  const owner = { uid: person.uid, hasListing: listing !== null };
  return (
    <>
      <Stack sx={{ gap: 3 }}>
        <ProfileHeader {...profile} onEdit={setEdit} />
        {account.restriction !== null && <RestrictionNotice restriction={account.restriction} />}
        {account.emailRefusedAt && <EmailRefusedNotice email={account.email} isProfile />}
        {account.level === 'account' && <IdentityState uid={person.uid} />}
        <ProfileStats {...profile} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
            gridTemplateAreas: {
              xs: '"tabs" "side" "account"',
              md: '"tabs side" "account side"',
            },
            gridTemplateRows: { md: 'auto 1fr' },
            gap: 3,
          }}
        >
          <Box sx={{ gridArea: 'tabs' }}>
            <ProfileTabs
              {...profile}
              owner={owner}
              history={history}
              onEdit={setEdit}
              onSaved={setMessage}
            />
          </Box>
          <Box sx={{ gridArea: 'side' }}>
            <ProfileSidebar uid={person.uid} {...profile} history={history} />
          </Box>
          <Box sx={{ gridArea: 'account', display: 'grid', gap: 3, alignContent: 'start' }}>
            <TrustedContactSection uid={person.uid} onMessage={setMessage} />
            <CalendarLinkSection uid={person.uid} onMessage={setMessage} />
            <AccountSection person={person} account={account} onMessage={setMessage} />
          </Box>
        </Box>
      </Stack>
      {
        <EditDialogs
          {...profile}
          edit={edit}
          owner={owner}
          onClose={close}
          onSaved={(sentence) => {
            setEdit(null);
            setMessage(sentence);
          }}
        />
      }
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

/** Specification 2, section 2. */
function ProfileStats({ account, listing }: OwnProfile) {
  const sessions = listing?.sessionsCompleted ?? account.stats.sessionsCompleted;
  return (
    <StatCards
      label="In numbers"
      stats={[
        { term: 'Sessions completed', value: String(sessions) },
        // Only companions have a listing, which is rated and asked for sessions.
        ...(listing === null
          ? []
          : [
              { term: 'Average rating', value: averageRating(listing) },
              { term: 'Response time', value: responseTime(listing) },
            ]),
        { term: 'Profile complete', value: formatPercent(completionOf(account, listing).percent) },
      ]}
    />
  );
}

/** The progress of the identity check of an account that isn't verified yet. */
function IdentityState({ uid }: { readonly uid: string }) {
  const read = useLive(verification(uid));
  if (read.status !== 'ready') return null;
  const review = read.data?.data ?? null;
  return (
    <Alert severity="info">
      {sentenceFor(review)}
      <div>
        <Button
          component={Link}
          to={PATHS.verification}
          color="inherit"
          sx={{ minHeight: 44, marginInlineStart: -2 }}
        >
          See your verification
        </Button>
      </div>
    </Alert>
  );
}

function sentenceFor(review: Verification | null): string {
  const { status: check, refusedAt } = review?.identityCheck ?? {};
  switch (review?.verificationStatus) {
    case 'pending':
      return 'Our team is reviewing your documents. We’ll let you know.';
    case 'rejected':
      return 'We couldn’t approve your documents. You can submit new ones.';
    default:
      if (check === 'review') return 'Our team is reviewing your photos. We’ll let you know.';
      if (review !== null && hasEndedIdentity(review))
        return 'Your last identity check has ended. Check again to book, message and join.';
      if (check === 'failed' && refusedAt !== undefined)
        return 'We couldn’t approve your photos. Please submit your documents.';
      if (check === 'failed')
        return 'Your photos didn’t match. Try again, or submit your documents.';
      return 'You’re not verified yet. Your phone and a selfie take a few minutes, or our team reviews your documents.';
  }
}
