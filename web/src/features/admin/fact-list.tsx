import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Terms and values; empty values are left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Stack component="dl" sx={{ gap: 1, m: 0 }}>
      {facts.map(
        ([term, value], place) =>
          value !== '' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name in the term may come later, and what is open stays open
            <div key={place}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {term}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {value}
              </Typography>
            </div>
          ),
      )}
    </Stack>
  );
}
