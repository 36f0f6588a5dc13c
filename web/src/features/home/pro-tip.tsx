import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** Specification 2, section 2, without its unmeasured number. */
export function ProTip() {
  return (
    <Card
      component="aside"
      aria-label="Pro Tip"
      sx={{ p: { xs: 2.5, sm: 3 }, bgcolor: 'action.hover' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <LightbulbOutlined aria-hidden color="secondary" />
        <Typography variant="h3" component="h2">
          Pro Tip
        </Typography>
      </Box>
      <Typography sx={{ mt: 1 }}>
        Reply within 10 minutes. “Right now” requests expire after that, and members see your
        response time.
      </Typography>
    </Card>
  );
}
