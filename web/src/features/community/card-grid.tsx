import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** What the cards are of. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards side by side where there is room. */
export function CardGrid({ label, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
