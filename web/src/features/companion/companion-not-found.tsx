import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { PageHeading } from '../../ui/layout/page-heading';
import { isAllowedToBook, type Viewer } from './viewer';

/** Shown for unknown and unlisted companions alike, so that it doesn't reveal which. */
export function CompanionNotFound({ viewer }: { readonly viewer: Viewer }) {
  const canBrowse = isAllowedToBook(viewer);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <meta name="robots" content="noindex" />
      <PersonSearchOutlined aria-hidden sx={{ fontSize: 64, color: 'secondary.main' }} />
      <PageHeading>This companion is not here</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        They may be taking a break, or the link may be mistyped. Others would be glad to keep you
        company.
      </Typography>
      <Button component={Link} to={canBrowse ? PATHS.browse : PATHS.home} variant="contained">
        {canBrowse ? 'Browse companions' : 'Back to home'}
      </Button>
    </Stack>
  );
}
