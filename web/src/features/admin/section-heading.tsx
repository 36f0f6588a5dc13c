import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface SectionHeadingProps {
  /** Names the section. */
  readonly id: string;
  readonly title: string;
  /** Takes focus from elsewhere. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons for the whole section. */
  readonly children: ReactNode;
}

/** The heading of a section of the desk, with its buttons at the end of the line, or below where there is no room. */
export function SectionHeading({ id, title, headingRef, children }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 2,
      }}
    >
      <Typography
        id={id}
        variant="h2"
        {...(headingRef && { ref: headingRef, tabIndex: -1, sx: { outline: 'none' } })}
      >
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
