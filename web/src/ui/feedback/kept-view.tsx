import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const EMPTY = { __html: '' };

/**
 * A placeholder, and the place of what this page showed last, which hides it. The build's first script puts it there before the site's
 * code has loaded (`show-kept-view.ts`), so it isn't React's.
 */
export function KeptView({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ '& > [data-kept-view]:not(:empty) + *': { display: 'none' } }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it says that what is in there isn't React's */}
      <div data-kept-view="" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      {children}
    </Box>
  );
}
