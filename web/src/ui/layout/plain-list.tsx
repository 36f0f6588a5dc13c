import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A bulleted list of sentences. */
export function PlainList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        paddingInlineStart: 2.5,
        maxWidth: '66ch',
        textWrap: 'pretty',
        '& li': { mb: 1 },
        '& li::marker': { color: 'secondary.main' },
      }}
    >
      {children}
    </Box>
  );
}
