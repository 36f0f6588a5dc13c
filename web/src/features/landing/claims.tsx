import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './section';

/** The landing page's claims (specification 1, section 1), each with what it means here. */
const CLAIMS = [
  [
    'Verified users',
    'A companion’s phone, face and documents are checked before anybody can find or book them.',
  ],
  [
    '24/7 support',
    'Help for a crisis is one key press away on every page, day and night, also without signing in.',
  ],
  [
    '98% compatibility accuracy',
    'We match the traits companions name with how you feel, and every match says why it fits.',
  ],
] as const;

export function Claims() {
  return (
    <Section title="What you can count on">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: { xs: 3, md: 5 },
        }}
      >
        {CLAIMS.map(([title, text]) => (
          <Box key={title} sx={{ borderTop: 2, borderColor: 'secondary.main', pt: 2 }}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
