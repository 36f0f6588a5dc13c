import { BACKGROUND_CHECK_MONTHS } from '@hearthkin/domain/verification/background-check-months';
import { BACKGROUND_CHECK_AIM } from '@hearthkin/domain/verification/review-aim';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The background check of a companion: its evidence, its cost and its time. They agreed to it when they signed up. */
export function BackgroundCheckNote() {
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        Background check
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        You agreed to it when you signed up. Our team approves you only with a screening report in
        front of them. We keep who issued it, its number and its date, never the report. We don’t
        charge you for it. There’s nothing to add here: if we need something from you, we’ll email
        you. We aim to finish in {BACKGROUND_CHECK_AIM}, and it counts for {BACKGROUND_CHECK_MONTHS}{' '}
        months.
      </Typography>
    </Box>
  );
}
