import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Closing as ClosingWords, OWN_CLOSINGS } from '../../lib/closings';
import { loginPath, registerPath } from '../../lib/paths';
import { useRole } from '../../session/session';

const FOR_VISITORS: ClosingWords = {
  title: 'You don’t have to go through it alone',
  text: 'Joining is free. You’ll see the full price before you book, and you can cancel free up to 24 hours before.',
  links: [
    { label: 'Begin Your Journey', to: registerPath() },
    { label: 'Member Sign In', to: loginPath() },
  ],
};

/** The sign-up buttons again, at the end of the page; for signed-in readers the way to theirs. */
export function Closing() {
  const role = useRole();
  if (role === 'staff') return null;
  const { title, text, links } = role === null ? FOR_VISITORS : OWN_CLOSINGS[role];
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
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Typography>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 1.5,
            width: { xs: 1, sm: 'auto' },
            mt: 1,
          }}
        >
          {links.map(({ label, to }, index) => (
            <Button
              key={to}
              component={Link}
              to={to}
              variant={index === 0 ? 'contained' : 'outlined'}
              size="large"
            >
              {label}
            </Button>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
