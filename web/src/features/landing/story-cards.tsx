import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { storyPath } from '../../lib/paths';
import { CardGrid } from '../../ui/layout/card-grid';
import { CARD_STYLE } from './card-style';
import type { FeaturedStory } from './public-reads';

export function StoryCards({ stories }: { readonly stories: readonly FeaturedStory[] }) {
  return (
    <CardGrid label="Stories" columns={{ md: Math.min(3, stories.length) }}>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </CardGrid>
  );
}

function StoryCard({ story: { id, title, story, authorName } }: { readonly story: FeaturedStory }) {
  return (
    <Box component="li" sx={{ ...CARD_STYLE, position: 'relative', p: 2.5, minHeight: 190 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={storyPath(id)}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {title}
        </MuiLink>
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 4,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          color: 'text.secondary',
          my: 1,
        }}
      >
        {story}
      </Typography>
      <Typography variant="body2">{authorName}</Typography>
    </Box>
  );
}
