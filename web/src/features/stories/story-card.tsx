import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Doc } from '../../data/kit/readers';
import type { Story } from '../../data/stories/story-queries';
import { storyPath } from '../../lib/paths';
import { StoryFacts, StoryTags } from './story-text';
import { ANONYMOUS, SOME_WARNING } from './story-words';

/** How much of a story stands in the list. */
const BEGINNING = 220;

/** A story in the list: its beginning, or what it warns of. */
export function StoryCard({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const { title, story, authorName, privacyLevel, publishedAt, tags } = data;
  const warning = data.triggerWarningText === '' ? SOME_WARNING : data.triggerWarningText;
  return (
    <Card component="li" sx={{ p: { xs: 2.5, sm: 3 }, position: 'relative' }}>
      <Stack sx={{ gap: 1.25 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink
            component={Link}
            to={storyPath(id)}
            color="inherit"
            underline="hover"
            // All of the card leads there.
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
          {data.triggerWarning ? `Content warning: ${warning}` : beginningOf(story)}
        </Typography>
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}

/** As much as fits, to the end of a word. */
function beginningOf(story: string): string {
  const text = story.replace(/\s+/g, ' ');
  if (text.length <= BEGINNING) return text;
  const cut = text.slice(0, BEGINNING);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), BEGINNING / 2))}…`;
}
