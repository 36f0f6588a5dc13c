import type { StoryForm } from '@hearthkin/domain/community/story';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Curtain } from './curtain';
import { StoryFacts, StoryTags, StoryWords } from './story-text';
import { ANONYMOUS } from './story-words';

/** A story as others would read it; what is not written yet has something in its place. */
export function StoryPreview({ form }: { readonly form: StoryForm }) {
  const { title, story, isAnonymous, authorName, privacyLevel, tags } = form;
  const name = authorName.trim() === '' ? 'Your display name' : authorName.trim();
  const words = (
    <StoryWords>
      {story.trim() === '' ? 'Your story will appear here once you have written it.' : story.trim()}
    </StoryWords>
  );
  return (
    <Card component="article" aria-label="Preview" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title.trim() === '' ? 'Your story title' : title.trim()}
        </Typography>
        <StoryFacts
          author={isAnonymous ? ANONYMOUS : name}
          privacyLevel={privacyLevel}
          publishedAt={null}
        />
        {form.triggerWarning ? (
          <Curtain storyId={null} warning={form.triggerWarningText.trim()}>
            {words}
          </Curtain>
        ) : (
          words
        )}
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}
