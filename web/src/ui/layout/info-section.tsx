import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface InfoSectionProps {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs and lists. */
  readonly children: ReactNode;
}

/** A section of an article page, with a heading that links can target. */
export function InfoSection({ id, title, children }: InfoSectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mt: { xs: 5, md: 7 },
        '& > p': { color: 'text.secondary', m: 0, mt: 1, maxWidth: '66ch', textWrap: 'pretty' },
        '& > p:has(+ p), & > p + p': { mt: 2 },
        '& > :is(ul, ol), & > :is(ul, ol) + p': { mt: 3 },
      }}
    >
      <Typography
        variant="h2"
        id={id}
        // Keeps the heading clear of the sticky header.
        sx={{ scrollMarginTop: 92 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
