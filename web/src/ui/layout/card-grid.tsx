import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Columns by breakpoint; one column below the smallest. */
type Columns = Readonly<Partial<Record<'sm' | 'md' | 'lg', number>>>;

const UP_TO_THREE: Columns = { sm: 2, lg: 3 };

interface CardGridProps {
  /** Needed where no heading names the list. */
  readonly label?: string;
  readonly columns?: Columns;
  /** Renders an ordered list. */
  readonly isOrdered?: boolean;
  /** Moves the cards closer together on phones, for long lists. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** A list of cards in equal columns. */
export function CardGrid({
  label,
  columns = UP_TO_THREE,
  isOrdered = false,
  isDense = false,
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
        gap: isDense ? { xs: 1, sm: 2 } : 2,
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
