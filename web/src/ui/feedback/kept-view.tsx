import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const EMPTY = { __html: '' };

interface KeptViewProps {
  /** Under which the page keeps what it shows, if not under that of the window. */
  readonly address?: string;
  readonly children: ReactNode;
}

/**
 * A placeholder, and the place of what this page showed last, which hides it. The build's first script puts it there before the site's
 * code has loaded (`show-first-view.ts`), so it isn't React's.
 */
export function KeptView({ address = '', children }: KeptViewProps) {
  return (
    <Box sx={{ '& > [data-kept-view]:not(:empty) + *': { display: 'none' } }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it says that what is in there isn't React's */}
      <div data-kept-view={address} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      {children}
    </Box>
  );
}
