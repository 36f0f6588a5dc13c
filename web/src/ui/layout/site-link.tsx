import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

interface SiteLinkProps {
  readonly to: keyof Pick<
    typeof PATHS,
    | 'aboutUs'
    | 'community'
    | 'contact'
    | 'crisisSupport'
    | 'earnHelping'
    | 'faq'
    | 'howItWorks'
    | 'needSupport'
    | 'pricing'
    | 'privacy'
    | 'profile'
    | 'safetyTrust'
    | 'stories'
    | 'terms'
    | 'verification'
  >;
  readonly children: ReactNode;
}

/** An inline link to another page of the site. */
export function SiteLink({ to, children }: SiteLinkProps) {
  return (
    <MuiLink component={Link} to={PATHS[to]}>
      {children}
    </MuiLink>
  );
}
