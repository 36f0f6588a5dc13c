import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useRole } from '../../session/session';

/** The page's words to future companions. */
export function Appeal() {
  const role = useRole();
  if (role === 'earner' || role === 'staff') return null;
  return (
    <Container
      maxWidth="lg"
      component="section"
      aria-labelledby="appeal"
      sx={{ py: { xs: 3, md: 5 } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          gap: 3,
          p: { xs: 3, md: 5 },
          borderRadius: 1.5,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Box sx={{ flex: 1 }}>
          <Typography variant="h2" id="appeal">
            Are you good company?
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '56ch' }}>
            Become a companion. Set your own rate and hours, choose your requests, and keep{' '}
            {100 - PLATFORM_FEE_PERCENT}% of your price.
          </Typography>
        </Box>
        <Button
          component={Link}
          to={PATHS.earnHelping}
          variant="outlined"
          color="inherit"
          size="large"
          sx={{ flexShrink: 0 }}
        >
          See what you could earn
        </Button>
      </Box>
    </Container>
  );
}
