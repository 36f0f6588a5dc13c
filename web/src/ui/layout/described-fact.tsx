import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DescribedFactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A term and its value in a description list. */
export function DescribedFact({ term, children }: DescribedFactProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
