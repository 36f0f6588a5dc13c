import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MessageButton } from '../../data/conversations/message-button';
import type { Doc } from '../../data/kit/readers';
import type { Story } from '../../data/stories/story-queries';
import { useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { PageHeading } from '../../ui/layout/page-heading';
import { ContentWarning } from './content-warning';
import { StoryFacts, StoryTags, StoryText } from './story-text';
import { ANONYMOUS } from './story-words';
import { WithdrawButton } from './withdraw-button';

/** A published story with its readers' and staff's buttons. */
export function StoryView({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const session = useSession();
  const { title, story, authorName, authorId, privacyLevel, publishedAt, tags } = data;
  const isStaff = session.status === 'signed-in' && session.isAdmin;
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
      {(authorId !== null || isStaff) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {authorId !== null && (
            <MessageButton
              otherUid={authorId}
              name={authorName ?? ANONYMOUS}
              storyId={id}
              label="Write to the author"
            />
          )}
          {isStaff && <WithdrawButton storyId={id} title={title} />}
        </Stack>
      )}
      <CrisisNote />
    </Stack>
  );
}
