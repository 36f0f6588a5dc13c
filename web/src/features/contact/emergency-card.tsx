import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CRISIS_RESOURCES } from '../../ui/crisis/crisis-resources';

/** Urgent crisis resources, above the form whose answer takes hours. */
export function EmergencyCard() {
  return (
    <Card
      component="section"
      aria-labelledby="emergency-contact"
      sx={{ p: { xs: 2.5, sm: 3 }, borderInlineStart: '4px solid var(--mui-palette-error-main)' }}
    >
      <Typography variant="h2" id="emergency-contact">
        Emergency contact
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '62ch' }}>
        In danger, or in a crisis? Please do not wait for our answer. These lines are there 24/7.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: { xs: 2, sm: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {CRISIS_RESOURCES.filter(({ urgent }) => urgent).map(({ name, text, action, href }) => (
          <li key={name}>
            <Button
              href={href}
              variant="contained"
              color="error"
              fullWidth
              aria-label={`${action}: ${name}`}
            >
              {action}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}
