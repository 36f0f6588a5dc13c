import type { StoryForm } from '@hearthkin/domain/community/story-form';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContentWarning } from './content-warning';
import { StoryFacts, StoryTags, StoryText } from './story-text';
import { ANONYMOUS } from './story-words';

/** A preview of the story, with placeholders for empty fields. */
export function StoryPreview({ form }: { readonly form: StoryForm }) {
  const { title, story, isAnonymous, authorName, privacyLevel, tags } = form;
  const name = authorName.trim() === '' ? 'Your display name' : authorName.trim();
  const words = (
    <StoryText>
      {story.trim() === '' ? 'Your story will appear here once you’ve written it.' : story.trim()}
    </StoryText>
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
          <ContentWarning storyId={null} warning={form.triggerWarningText.trim()}>
            {words}
          </ContentWarning>
        ) : (
          words
        )}
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}
