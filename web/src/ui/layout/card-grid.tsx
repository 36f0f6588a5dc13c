import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** How many cards stand side by side from a width on; below all of them, each has a line to itself. */
type Columns = Readonly<Partial<Record<'sm' | 'md' | 'lg', number>>>;

const UP_TO_THREE: Columns = { sm: 2, lg: 3 };

interface CardGridProps {
  /** What the cards are of, where no heading says it. */
  readonly label?: string;
  readonly columns?: Columns;
  /** Whether one comes after the other. */
  readonly isOrdered?: boolean;
  readonly children: ReactNode;
}

/** Cards as a list: side by side where there is room, all of one width whatever they hold. */
export function CardGrid({
  label,
  columns = UP_TO_THREE,
  isOrdered = false,
  children,
}: CardGridProps) {
  const { sm, md, lg } = columns;
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: tracks(1),
          ...(sm !== undefined && { sm: tracks(sm) }),
          ...(md !== undefined && { md: tracks(md) }),
          ...(lg !== undefined && { lg: tracks(lg) }),
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

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
