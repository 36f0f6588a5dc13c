import type { PrivacyLevel } from '@hearthkin/domain/community/story';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signupIsIncomplete, useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { FormSkeleton } from './form-skeleton';
import { SentPanel } from './sent-panel';
import { StoryEditor } from './story-editor';

// These read from Firestore, which visitors who only write don't need.
const EditStory = lazy(async () => ({
  default: (await import('./edit-story')).EditStory,
}));
const OwnStories = lazy(async () => ({ default: (await import('./own-stories')).OwnStories }));

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
        What helped you may help somebody else. You decide who reads it, and under which name.
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
