import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ownCrisisLine } from '../../ui/crisis/crisis-resources';

/** Buttons to call or text a crisis line, at the top of the page. */
export function CallNow() {
  const own = ownCrisisLine();
  return (
    <Card
      component="section"
      aria-labelledby="call-now"
      sx={{
        mt: 3,
        p: { xs: 2.5, sm: 4 },
        borderInlineStart: '4px solid var(--mui-palette-error-main)',
      }}
    >
      <Typography variant="h2" id="call-now">
        Talk to someone now
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
        Trained counselors answer 988 day and night. It’s free, and you don’t have to give your
        name.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.5 }}>
        <Button href="tel:988" variant="contained" color="error" size="large" sx={BUTTON}>
          Call 988
        </Button>
        <Button href="sms:988" variant="outlined" color="error" size="large" sx={BUTTON}>
          Text 988
        </Button>
        <Button href="tel:911" variant="outlined" color="error" size="large" sx={BUTTON}>
          Call 911
        </Button>
        {own !== null && (
          <Button href={own.href} variant="outlined" size="large" sx={BUTTON}>
            Call our crisis line
          </Button>
        )}
      </Box>
      {own !== null && (
        <Typography sx={{ mb: 2.5, maxWidth: '60ch' }}>
          {own.name}: {own.text} At other times, call 988.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        988, 911 and 741741 work in the United States. Elsewhere, call your emergency number:{' '}
        <MuiLink href="tel:112">112</MuiLink> in most of Europe,{' '}
        <MuiLink href="tel:999">999</MuiLink> in the United Kingdom,{' '}
        <MuiLink href="tel:000">000</MuiLink> in Australia.
      </Typography>
    </Card>
  );
}

const BUTTON = { flex: { xs: '1 1 100%', sm: '1 1 0' } } as const;
