import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { registerPath } from '../../lib/paths';
import { PageHeading } from '../../ui/layout/page-heading';
import { Hearth } from './hearth';

/** The introduction, with sign-up buttons for members and companions. */
export function Hero() {
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.1fr 0.9fr' },
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          py: { xs: 5, md: 9 },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, alignItems: 'flex-start' }}>
          <PageHeading>Good company, when you need it</PageHeading>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '48ch' }}
          >
            A walk and a coffee. Someone to study next to. An hour of being listened to. Choose a
            companion, a time and a place, and meet a person who is there for you.
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              gap: 1.5,
              width: { xs: 1, sm: 'auto' },
            }}
          >
            <Button component={Link} to={registerPath()} variant="contained" size="large">
              Find My Companion
            </Button>
            <Button
              component={Link}
              to={registerPath(undefined, 'earner')}
              variant="outlined"
              size="large"
            >
              Become a Companion
            </Button>
          </Box>
        </Box>
        <Hearth />
      </Container>
    </Box>
  );
}
