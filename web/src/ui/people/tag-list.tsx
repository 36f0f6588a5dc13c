import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shownTags } from './fact-words';

interface TagListProps {
  readonly label: string;
  readonly tags: readonly string[];
}

/** Some tags, and how many there are more. */
export function TagList({ label, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <Tags label={label}>
      {shownTags(tags).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Tags>
  );
}

interface TagsProps {
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
}

/** Words on a phone, in a line where they fit, and tags on wider screens. */
export function Tags({ label, children }: TagsProps) {
  return (
    <Box component="ul" aria-label={label} sx={LIST_STYLE}>
      {children}
    </Box>
  );
}

const LIST_STYLE = {
  display: { xs: 'block', sm: 'flex' },
  flexWrap: 'wrap',
  gap: 0.75,
  p: 0,
  m: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': {
    display: { xs: 'inline', sm: 'block' },
    whiteSpace: 'nowrap',
    px: { sm: 1.25 },
    py: { sm: 0.25 },
    borderRadius: 99,
    bgcolor: { sm: 'action.selected' },
    fontSize: { sm: '0.8125rem' },
  },
  // A line may end only after it.
  '& li:not(:last-child)::after': {
    content: { xs: '"\\00a0· "', sm: 'none' },
    whiteSpace: 'normal',
  },
} as const;
