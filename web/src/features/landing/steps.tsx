import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';
import { Section } from './section';

const STEPS = [
  ['Choose someone', 'Start with how you feel, or search by place, interest and price.'],
  ['Pick a time', 'You’ll see the full price before you send a request.'],
  ['Meet', 'Chat online, or meet in a public place. Then leave a review.'],
] as const;

/** The way it works, in three steps. */
export function Steps() {
  return (
    <Section title="Three steps">
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          gap: { xs: 2.5, md: 5 },
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {STEPS.map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Typography
              aria-hidden
              sx={{ typography: 'display', color: 'secondary.main', lineHeight: 1, minWidth: 44 }}
            >
              {index + 1}
            </Typography>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 3 }}>
        <TextLink href={PATHS.howItWorks}>How it works</TextLink> ·{' '}
        <TextLink href={PATHS.pricing}>What it costs</TextLink>
      </Typography>
    </Section>
  );
}
