import { STORY_TAGS, type StoryTag } from '@hearthkin/domain/community/story';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay, ownTimeZone } from '../../lib/format';
import { PRIVACY_WORDS } from './story-words';

interface StoryFactsProps {
  /** The displayed author. */
  readonly author: string;
  readonly privacyLevel: keyof typeof PRIVACY_WORDS;
  /** Null before publication. */
  readonly publishedAt: Date | null;
}

/** "By Robin · Nov 20 · Public" */
export function StoryFacts({ author, privacyLevel, publishedAt }: StoryFactsProps) {
  const { label, text } = PRIVACY_WORDS[privacyLevel];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      By {author}
      {publishedAt !== null && (
        <>
          {' · '}
          <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt, ownTimeZone())}</time>
        </>
      )}
      {' · '}
      <span title={text}>{label}</span>
    </Typography>
  );
}

export function StoryTags({ tags }: { readonly tags: readonly StoryTag[] }) {
  if (tags.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Tags"
      sx={{ flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <Chip key={tag} component="li" size="small" label={STORY_TAGS[tag]} />
      ))}
    </Stack>
  );
}

/** The story's text with its line breaks. */
export function StoryText({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        maxWidth: '68ch',
        typography: 'body1',
        lineHeight: 1.75,
      }}
    >
      {children}
    </Box>
  );
}
