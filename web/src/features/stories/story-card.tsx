import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Doc } from '../../data/kit/readers';
import type { Story } from '../../data/stories/story-queries';
import { storyPath } from '../../lib/paths';
import { StoryFacts, StoryTags } from './story-text';
import { ANONYMOUS, DEFAULT_WARNING } from './story-words';

/** The length of the excerpt. */
const EXCERPT_LENGTH = 220;

/** A story in the list: an excerpt, or its content warning. */
export function StoryCard({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const { title, story, authorName, privacyLevel, publishedAt, tags } = data;
  const warning = data.triggerWarningText === '' ? DEFAULT_WARNING : data.triggerWarningText;
  return (
    <Card component="li" sx={{ p: { xs: 2.5, sm: 3 }, position: 'relative' }}>
      <Stack sx={{ gap: 1.25 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink
            component={Link}
            to={storyPath(id)}
            color="inherit"
            underline="hover"
            // The link covers the whole card.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </MuiLink>
        </Typography>
        <StoryFacts
          author={authorName ?? ANONYMOUS}
          privacyLevel={privacyLevel}
          publishedAt={publishedAt}
        />
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {data.triggerWarning ? `Content warning: ${warning}` : excerptOf(story)}
        </Typography>
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}

/** Cut at the end of a word. */
function excerptOf(story: string): string {
  const text = story.replace(/\s+/g, ' ');
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2))}…`;
}
