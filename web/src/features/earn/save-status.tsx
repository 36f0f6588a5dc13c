import Typography from '@mui/material/Typography';

interface SaveStatusProps {
  readonly status: 'saved' | 'unsaved' | 'failed';
}

const WORDS: Readonly<Record<SaveStatusProps['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Saving...',
  failed: 'Not saved',
};

/** Whether the server has what is typed. */
export function SaveStatus({ status }: SaveStatusProps) {
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ color: status === 'failed' ? 'error.main' : 'text.secondary' }}
    >
      {WORDS[status]}
    </Typography>
  );
}
