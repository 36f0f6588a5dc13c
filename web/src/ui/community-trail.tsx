import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths';

interface CommunityTrailProps {
  /** Pages between the community and this one. */
  readonly between?: readonly { readonly label: string; readonly to: string }[];
  /** This page. */
  readonly here: string;
}

/** Where a page of the community stands, and the way back. */
export function CommunityTrail({ between = [], here }: CommunityTrailProps) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2 }}>
      {[{ label: 'Community', to: PATHS.community }, ...between].map(({ label, to }) => (
        <MuiLink key={to} component={Link} to={to} sx={{ display: 'inline-block', py: 1 }}>
          {label}
        </MuiLink>
      ))}
      <Typography aria-current="page" sx={{ overflowWrap: 'anywhere' }}>
        {here}
      </Typography>
    </Breadcrumbs>
  );
}
