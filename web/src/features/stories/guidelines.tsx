import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const GUIDELINES = [
  'Tell your own story, in your own words.',
  'Leave out names, addresses and anything that could identify others.',
  'Be kind: no insults, no advertising, and no advice on treatment or medication.',
  'Add a content warning if it might be hard for some to read.',
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
