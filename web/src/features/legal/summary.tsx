import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** What matters most, before the text itself. */
export function Summary({ points }: { readonly points: readonly string[] }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="h2" id={id}>
        In short
      </Typography>
      <Box
        component="ul"
        sx={{ my: 1.5, paddingInlineStart: 3, textWrap: 'pretty', '& li': { mb: 0.75 } }}
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        These sentences are for orientation. What counts is the full text below.
      </Typography>
    </Box>
  );
}
