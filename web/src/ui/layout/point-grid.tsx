import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Point {
  readonly title: string;
  readonly text: ReactNode;
  readonly icon?: ReactNode;
}

interface PointGridProps {
  readonly points: readonly Point[];
  /** Columns on wide screens. */
  readonly columns?: 2 | 3;
}

/** A grid of short points, each with a heading. */
export function PointGrid({ points, columns = 3 }: PointGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr', md: `repeat(${columns}, 1fr)` },
        columnGap: { sm: 4, md: 5 },
        rowGap: 3.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {points.map(({ title, text, icon }) => (
        <Box component="li" key={title} sx={{ borderTop: 2, borderColor: 'divider', pt: 2 }}>
          {icon !== undefined && (
            <Box aria-hidden sx={{ color: 'secondary.main', mb: 1, '& svg': { fontSize: 28 } }}>
              {icon}
            </Box>
          )}
          <Typography variant="h3">{title}</Typography>
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
