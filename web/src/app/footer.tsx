import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usesAppCheck } from '../lib/app-check';
import { PATHS } from '../lib/paths';
import { useRole } from '../session/session';
import { FOUNDED_YEAR } from '../ui/layout/founded-year';
import { Imprint } from '../ui/layout/imprint';
import { FOOTER } from './navigation';
import { useAriaCurrent } from './use-aria-current';

/** Links by topic, and a note on what the service is not. Google asks for the note on reCAPTCHA, whose badge is hidden. */
export function Footer() {
  const current = useAriaCurrent();
  const role = useRole();
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 6, color: 'text.secondary' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: 5,
          display: 'grid',
          gridTemplateColumns: { md: '1fr 2fr' },
          gap: { xs: 4, md: 8 },
        }}
      >
        <Box
          component="nav"
          aria-label="Footer"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
            gap: 3,
            gridColumn: { md: 2 },
          }}
        >
          {FOOTER.map(({ title, links }) => (
            <div key={title}>
              <Typography variant="body2" component="p" sx={{ fontWeight: 650, mb: 0.5 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {links.map(
                  (link) =>
                    // A guarded page, which staff without a side can't open.
                    (role !== 'staff' || link.to !== PATHS.community) && (
                      <li key={link.to}>
                        <Box
                          component={Link}
                          to={link.to}
                          aria-current={current(link)}
                          sx={{
                            display: 'inline-block',
                            py: 1,
                            typography: 'body2',
                            color: 'inherit',
                            textDecoration: 'none',
                            '&:hover': { textDecoration: 'underline' },
                          }}
                        >
                          {link.label}
                        </Box>
                      </li>
                    ),
                )}
              </Box>
            </div>
          ))}
        </Box>
        <Box sx={{ gridRow: { md: 1 }, maxWidth: '44ch' }}>
          <Typography variant="body2">
            {PRODUCT_NAME} is for companionship. It isn’t therapy, crisis care or a dating service.
            18+ only.
          </Typography>
          <Typography variant="body2" sx={{ mt: 2 }}>
            © {PRODUCT_NAME}, since {FOUNDED_YEAR}. <Imprint />
          </Typography>
          {usesAppCheck() && (
            <Typography variant="body2" sx={{ mt: 2, '& a': { color: 'inherit' } }}>
              Protected by reCAPTCHA. Google’s{' '}
              <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
              <a href="https://policies.google.com/terms">Terms of Service</a> apply.
            </Typography>
          )}
        </Box>
      </Container>
    </Box>
  );
}
