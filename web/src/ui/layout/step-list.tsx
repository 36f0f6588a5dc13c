import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactNode } from 'react';

interface StepListProps {
  /** Columns on wide screens. */
  readonly columns?: 1 | 2;
  /** Each a `TitledText`. */
  readonly children: ReactNode;
}

/** A numbered list of steps. */
export function StepList({ columns = 1, children }: StepListProps) {
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
      {Children.toArray(children)
        .filter(isValidElement)
        .map((step, index) => (
          <Box
            component="li"
            key={step.key}
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
            <Box sx={{ pt: 1 }}>{step}</Box>
          </Box>
        ))}
    </Box>
  );
}
