import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface LabelledProgressProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** A progress bar with a text label. */
export function LabelledProgress({ label, percent }: LabelledProgressProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(percent)}
        aria-labelledby={id}
        // MUI's own track is a tint of the bar: an empty one looked full.
        sx={{ height: 10, borderRadius: 999, bgcolor: 'divider' }}
      />
    </Box>
  );
}
