import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

interface StepListProps {
  readonly steps: readonly Step[];
  /** Columns on wide screens. */
  readonly columns?: 1 | 2;
}

/** A numbered list of steps. */
export function StepList({ steps, columns = 1 }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: `repeat(${columns}, 1fr)` },
        columnGap: 6,
        rowGap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
        maxWidth: columns === 1 ? '72ch' : 'none',
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box
          component="li"
          key={title}
          sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', gap: 2 }}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: '50%',
              bgcolor: 'action.selected',
              color: 'primary.main',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Box sx={{ pt: 1 }}>
            <Typography variant="h3">{title}</Typography>
            <Typography
              component="div"
              sx={{ color: 'text.secondary', mt: 0.5, textWrap: 'pretty' }}
            >
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
