import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface NewTabLinkProps {
  /** A path of the site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that leaves the page as it is: what has been filled in on it is not lost. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <MuiLink href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </MuiLink>
  );
}
