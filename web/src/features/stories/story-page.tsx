import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useParams } from 'react-router-dom';
import { MessageButton } from '../../data/conversations/message-button';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { ReportButton } from '../../data/reports/report-button';
import { type Story, story as storyQuery } from '../../data/stories/story-queries';
import { loginPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useOnline } from '../../ui/hooks/online';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ContentWarning } from './content-warning';
import { StoryFacts, StoryTags, StoryText } from './story-text';
import { ANONYMOUS } from './story-words';
import { WithdrawButton } from './withdraw-button';

/** `/community/stories/{id}`: one story. */
export function StoryPage() {
  const { storyId = '' } = useParams();
  const session = useSession();
  const isOnline = useOnline();
  const isVisitor = session.status === 'visitor';
  // Reads again when a visitor signs in.
  const read = useLive(session.status === 'starting' ? null : storyQuery(storyId));
  const found = read.status === 'ready' ? read.data : null;
  return (
    <Page
      title={found === null ? 'Story' : found.data.title}
      description="A story from someone in the community."
      width="md"
    >
      <Breadcrumb
        parents={[CRUMBS.community, CRUMBS.stories]}
        here={found === null ? 'Story' : found.data.title}
      />
      {found !== null ? (
        <StoryView key={found.id} story={found} />
      ) : read.status === 'failed' && isVisitor && isOnline ? (
        // The rules don't tell a visitor whether it is missing or private to the community.
        <StoryNotFound isVisitor />
      ) : read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : read.status === 'loading' ? (
        <Stack role="status" aria-busy aria-label="Loading the story" sx={{ gap: 2 }}>
          <Skeleton variant="text" sx={{ fontSize: '2.5rem' }} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      ) : (
        <StoryNotFound isVisitor={isVisitor} />
      )}
    </Page>
  );
}

/** The story doesn't exist or isn't visible to visitors. */
function StoryNotFound({ isVisitor }: { readonly isVisitor: boolean }) {
  const { pathname } = useLocation();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <meta name="robots" content="noindex" />
      <AutoStoriesOutlined aria-hidden sx={{ fontSize: 64, color: 'secondary.main' }} />
      <PageHeading>This story isn’t here</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {isVisitor
          ? 'It may be only for people who are signed in, or it may have been removed.'
          : 'It may have been removed, or the link may be wrong.'}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {isVisitor && (
          <Button component={Link} to={loginPath(pathname)} variant="contained">
            Sign in
          </Button>
        )}
        <Button component={Link} to={PATHS.stories} variant={isVisitor ? 'outlined' : 'contained'}>
          All stories
        </Button>
      </Stack>
    </Stack>
  );
}

/** A published story with its readers' and staff's buttons. */
function StoryView({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const session = useSession();
  const { title, story, authorName, authorId, privacyLevel, publishedAt, tags } = data;
  const isStaff = session.status === 'signed-in' && session.isAdmin;
  const isAuthor = session.status === 'signed-in' && session.uid === authorId;
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
        {authorId !== null && (
          <MessageButton
            otherUid={authorId}
            name={authorName ?? ANONYMOUS}
            storyId={id}
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
