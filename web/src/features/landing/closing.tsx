import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { loginPath, registerPath } from '../../lib/paths';

/** The sign-up buttons again, at the end of the page. */
export function Closing() {
  return (
    <Box
      component="section"
      aria-labelledby="closing"
      sx={{
        mt: { xs: 2, md: 4 },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="md"
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 2,
          py: { xs: 5, md: 8 },
        }}
      >
        <Typography variant="h2" id="closing">
          You don’t have to go through it alone
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          Joining is free. You’ll see the full price before you book, and you can cancel free up to
          24 hours before.
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 1.5,
            width: { xs: 1, sm: 'auto' },
            mt: 1,
          }}
        >
          <Button component={Link} to={registerPath()} variant="contained" size="large">
            Begin Your Journey
          </Button>
          <Button component={Link} to={loginPath()} variant="outlined" size="large">
            Member Sign In
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
