import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CountryChoice } from '../../ui/crisis/country-choice';
import { useUrgentResources } from '../../ui/crisis/crisis-country';
import { ownCrisisLine } from '../../ui/crisis/crisis-resources';

/** Buttons to call or text a crisis line, at the top of the page. */
export function CallNow() {
  const own = ownCrisisLine();
  const urgent = useUrgentResources();
  const [first] = urgent;
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
        {first?.name}. {first?.text} You don’t have to give your name.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.5 }}>
        {urgent.map(({ name, action, href }, index) => (
          <Button
            key={name}
            href={href}
            variant={index === 0 ? 'contained' : 'outlined'}
            color="error"
            size="large"
            sx={BUTTON}
          >
            {action}
          </Button>
        ))}
        {own !== null && (
          <Button href={own.href} variant="outlined" size="large" sx={BUTTON}>
            Call our crisis line
          </Button>
        )}
      </Box>
      {own !== null && (
        <Typography sx={{ mb: 2.5, maxWidth: '60ch' }}>
          {own.name}: {own.text} At other times: {first?.action}.
        </Typography>
      )}
      <CountryChoice />
    </Card>
  );
}

const BUTTON = { flex: { xs: '1 1 100%', sm: '1 1 0' } } as const;
