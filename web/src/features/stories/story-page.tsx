import { STORY_SUMMARY } from '@hearthkin/domain/community/public-page';
import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { ownStoryPages, type Story, story as storyQuery } from '../../data/stories/story-queries';
import { call } from '../../firebase/call';
import { loginPath, PATHS } from '../../lib/paths';
import { signUpPath, signupIsIncomplete, useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useAction } from '../../ui/hooks/use-action';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { MessageButton } from '../messages/public';
import { ReportButton } from '../safety/public';
import { ContentWarning } from './content-warning';
import { StoryFacts, StoryTags, StoryText } from './story-text';
import { ANONYMOUS } from './story-words';

/** `/community/stories/{id}`: one story. */
export function StoryPage() {
  const { storyId = '' } = useParams();
  const session = useSession();
  // Reads again when a visitor signs in.
  const read = useLive(session.status === 'starting' ? null : storyQuery(storyId));
  const found = read.status === 'ready' ? read.data : null;
  return (
    <Page
      title={found === null ? 'Story' : found.data.title}
      description={STORY_SUMMARY}
      isFindable={found?.data.privacyLevel === 'public'}
      width="md"
    >
      <Breadcrumb
        parents={[CRUMBS.community, CRUMBS.stories]}
        here={found === null ? 'Story' : found.data.title}
      />
      {found !== null ? (
        <StoryView key={found.id} story={found} />
      ) : read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : read.status === 'loading' ? (
        <Stack role="status" aria-busy aria-label="Loading the story" sx={{ gap: 2 }}>
          <Skeleton variant="text" sx={{ fontSize: '2.5rem' }} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      ) : (
        <StoryNotFound />
      )}
    </Page>
  );
}

/** The way to an account, for those who want to read a story for the community without one. */
function useWayIn(): { readonly label: string; readonly path: string } | null {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'visitor') return { label: 'Sign in', path: loginPath(pathname) };
  if (session.status === 'signed-in' && signupIsIncomplete(session)) {
    return { label: 'Finish signing up', path: signUpPath(session, pathname) };
  }
  return null;
}

/** A story that isn't there, or only for the community. */
function StoryNotFound() {
  const wayIn = useWayIn();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <AutoStoriesOutlined aria-hidden sx={{ fontSize: 64, color: 'secondary.main' }} />
      <PageHeading>This story isn’t here</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {wayIn !== null
          ? 'It may be only for people with an account, or it may have been removed.'
          : 'It may have been removed, or the link may be wrong.'}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {wayIn !== null && (
          <Button component={Link} to={wayIn.path} variant="contained">
            {wayIn.label}
          </Button>
        )}
        <Button
          component={Link}
          to={PATHS.stories}
          variant={wayIn === null ? 'contained' : 'outlined'}
        >
          All stories
        </Button>
      </Stack>
    </Stack>
  );
}

/** A published story with its readers' and staff's buttons. */
function StoryView({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const session = useSession();
  const { title, story, authorName, allowsContact, privacyLevel, publishedAt, tags } = data;
  const isStaff = session.status === 'signed-in' && session.isAdmin;
  // The story doesn't tell whose it is, so authors find it among their own.
  const own = useLive(
    allowsContact && session.status === 'signed-in' ? ownStoryPages(session.uid) : null,
  );
  const isAuthor = own.status === 'ready' && own.data.items.some(({ data }) => data.storyId === id);
  const words = <StoryText>{story}</StoryText>;
  return (
    <Stack component="article" sx={{ gap: 2.5 }}>
      <PageHeading>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </PageHeading>
      <StoryFacts
        author={authorName ?? ANONYMOUS}
        privacyLevel={privacyLevel}
        publishedAt={publishedAt}
      />
      {data.triggerWarning ? (
        <ContentWarning storyId={id} warning={data.triggerWarningText}>
          {words}
        </ContentWarning>
      ) : (
        words
      )}
      <StoryTags tags={tags} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {allowsContact && !isAuthor && (
          <MessageButton
            otherUid={null}
            name={authorName ?? ANONYMOUS}
            why={{ storyId: id }}
            label="Message the author"
          />
        )}
        {isStaff && <WithdrawButton storyId={id} title={title} />}
        {!isStaff && !isAuthor && (
          <ReportButton
            title="Report this story"
            choices={[{ place: { kind: 'story', storyId: id }, label: 'This story' }]}
          />
        )}
      </Stack>
      <CrisisNote />
    </Stack>
  );
}

interface WithdrawButtonProps {
  readonly storyId: string;
  readonly title: string;
}

/** Lets staff withdraw a story. The live page then shows that it is gone. */
function WithdrawButton({ storyId, title }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy, failure } = useAction(close);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Remove from site
      </Button>
      {isAsking && (
        <ReasonDialog
          draftId={`story/${storyId}`}
          title="Remove this story from the site?"
          intro={`No one will be able to read “${title}”. We’ll tell its author why, and they keep the text.`}
          helperText="The author will read this."
          maxLength={STORY_LIMITS.notes}
          submitLabel="Remove"
          busyLabel="Removing..."
          isBusy={isBusy}
          failure={failure}
          onSubmit={(notes) =>
            void run(async () => {
              await call('withdrawStory', { storyId, notes });
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
