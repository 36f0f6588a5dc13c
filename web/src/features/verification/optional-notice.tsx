import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

/** Tells members that verification is optional. */
export function OptionalNotice() {
  return (
    <Box
      component="section"
      aria-label="Optional for Members"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        p: 2.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ maxWidth: '52ch' }}>
        <Typography variant="h3" component="h2">
          Optional for Members
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          You can book companions without it, and verify at any later time.
        </Typography>
      </Box>
      <Button component={Link} to={PATHS.browse} sx={{ mx: -2.5 }}>
        Skip for now and browse companions
      </Button>
    </Box>
  );
}
