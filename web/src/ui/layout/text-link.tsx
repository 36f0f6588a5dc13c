import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  /** A path of this site or an external URL. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link inside a text. */
export function TextLink({ href, children }: TextLinkProps) {
  return href.startsWith('/') ? (
    <MuiLink component={Link} to={href}>
      {children}
    </MuiLink>
  ) : (
    <MuiLink href={href}>{children}</MuiLink>
  );
}
