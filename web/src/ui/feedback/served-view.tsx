import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const EMPTY = { __html: '' };

/**
 * A placeholder, and the place of what the server has filled in of this page (`functions/src/page`), which hides it. That
 * isn't React's.
 */
export function ServedView({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ '& > [data-served]:not(:empty) + *': { display: 'none' } }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it says that what is in there isn't React's */}
      <div data-served="" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      {children}
    </Box>
  );
}
