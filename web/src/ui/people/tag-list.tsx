import Box from '@mui/material/Box';

/** Tags shown on a card; the rest are counted (specification 1, section 9). */
const MAX_TAGS = 3;

interface TagListProps {
  readonly label: string;
  readonly tags: readonly string[];
}

/** A line of words on a phone, tags on wider screens. */
export function TagList({ label, tags }: TagListProps) {
  const more = tags.length - MAX_TAGS;
  if (tags.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={LIST_STYLE}>
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && <li>+{more} more</li>}
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
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& li': {
    display: { xs: 'inline', sm: 'block' },
    px: { sm: 1.25 },
    py: { sm: 0.25 },
    borderRadius: 99,
    bgcolor: { sm: 'action.selected' },
    fontSize: { sm: '0.8125rem' },
  },
  '& li + li::before': { content: { xs: '" · "', sm: 'none' } },
} as const;
