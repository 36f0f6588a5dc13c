import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface NewTabLinkProps {
  /** A path on this site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link in a new tab, so that a form on this page isn't lost. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <MuiLink href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </MuiLink>
  );
}
