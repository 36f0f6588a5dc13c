import type { PrivacyLevel } from '@hearthkin/domain/community/story';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { signupIsIncomplete, useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { lazily } from '../../ui/late';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { FormSkeleton } from './form-skeleton';
import { StoryEditor } from './story-editor';

// These read from Firestore, which visitors who only write don't need.
const EditStory = lazily(async () => (await import('./edit-story')).EditStory);
const OwnStories = lazily(async () => (await import('./own-stories')).OwnStories);

/** `/community/share-story`: writes a story, for anyone (specification 2, section 2). */
export function ShareStoryPage() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [sent, setSent] = useState<PrivacyLevel | null>(null);
  const [isAgain, setAgain] = useState(0);
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const edited = uid === null ? null : params.get('edit');

  function finish(privacyLevel: PrivacyLevel): void {
    setSent(privacyLevel);
    setParams({}, { replace: true });
  }

  return (
    <Page
      title="Share your story"
      description="Tell the community what helped you. Stories are reviewed before publishing."
      width="md"
    >
      <Breadcrumb
        parents={[CRUMBS.community, CRUMBS.stories]}
        here={edited === null ? 'Share your story' : 'Edit your story'}
      />
      <PageHeading>{edited === null ? 'Share your success story' : 'Edit your story'}</PageHeading>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', mt: 1, mb: 2, maxWidth: '60ch' }}
      >
        What helped you might help someone else. You choose who can read it and what name to use.
      </Typography>
      <CrisisNote />
      <Box sx={{ mt: 3 }}>
        {session.status === 'starting' ? (
          <FormSkeleton />
        ) : sent !== null && edited === null ? (
          <SentPanel
            privacyLevel={sent}
            onAnother={() => {
              setSent(null);
              setAgain(isAgain + 1);
            }}
          />
        ) : edited === null ? (
          <StoryEditor
            key={`new-${isAgain}`}
            former={null}
            onSent={({ privacyLevel }) => finish(privacyLevel)}
          />
        ) : (
          <Suspense fallback={<FormSkeleton />}>
            <EditStory
              key={edited}
              id={edited}
              onSent={({ privacyLevel }) => finish(privacyLevel)}
            />
          </Suspense>
        )}
      </Box>
      {uid !== null && (
        <Suspense>
          <OwnStories uid={uid} />
        </Suspense>
      )}
    </Page>
  );
}

interface SentPanelProps {
  readonly privacyLevel: PrivacyLevel;
  readonly onAnother: () => void;
}

/** Confirms a submission. Takes focus, because the form has disappeared. */
function SentPanel({ privacyLevel, onAnother }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isPrivate = privacyLevel === 'private';
  return (
    <Card ref={panel} tabIndex={-1} role="status" sx={{ p: { xs: 3, sm: 5 }, outline: 'none' }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5 }}>
        <FavoriteBorderRounded aria-hidden sx={{ fontSize: 48, color: 'secondary.main' }} />
        <Typography variant="h2">
          {isPrivate ? 'Your story is kept' : 'Thank you for sharing your story'}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          {isPrivate
            ? 'Only you can read it. It’s below, ready to share whenever you like.'
            : 'We’ll review it before it goes live and let you know. You can edit it until then.'}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
          <Button variant="contained" component={Link} to={PATHS.stories}>
            Read stories
          </Button>
          <Button variant="outlined" onClick={onAnother}>
            Write another
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
