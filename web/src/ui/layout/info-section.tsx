import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface InfoSectionProps {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of an article page, with a heading that links can target. */
export function InfoSection({ id, title, text, children }: InfoSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography
        variant="h2"
        id={id}
        // Keeps the heading clear of the sticky header.
        sx={{ fontSize: { md: '1.625rem' }, scrollMarginTop: 92 }}
      >
        {title}
      </Typography>
      {text !== undefined && (
        <Typography
          component="div"
          sx={{ color: 'text.secondary', mt: 1, maxWidth: '66ch', textWrap: 'pretty' }}
        >
          {text}
        </Typography>
      )}
      {children !== undefined && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Box>
  );
}
