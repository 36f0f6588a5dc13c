import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  /** A path of the site, or an address outside of it. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link inside of a text. */
export function TextLink({ href, children }: TextLinkProps) {
  return href.startsWith('/') ? (
    <MuiLink component={Link} to={href}>
      {children}
    </MuiLink>
  ) : (
    <MuiLink href={href}>{children}</MuiLink>
  );
}
