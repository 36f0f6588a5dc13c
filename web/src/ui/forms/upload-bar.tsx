import LinearProgress from '@mui/material/LinearProgress';

interface UploadBarProps {
  readonly label: string;
  /** The fraction uploaded, from 0 to 1. */
  readonly part: number;
}

export function UploadBar({ label, part }: UploadBarProps) {
  return (
    <LinearProgress
      variant="determinate"
      value={Math.round(part * 100)}
      aria-label={label}
      sx={{ height: 8, borderRadius: 999 }}
    />
  );
}
