import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const GUIDELINES = [
  'Tell your own story, in your own words.',
  'Leave out names, addresses and whatever else could show who other people are.',
  'Be kind: no insults, no advertising, and no advice on treatment or medication.',
  'Say so above if your story could be hard to read for some.',
];

/** The guidelines that authors agree to. */
export function Guidelines() {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        Community guidelines
      </Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
        {GUIDELINES.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </Box>
    </Box>
  );
}
