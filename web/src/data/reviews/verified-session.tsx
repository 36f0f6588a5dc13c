import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';

interface VerifiedSessionProps {
  /** The id of the sentence that explains it. */
  readonly hintId: string;
}

/** Marks a review of a session that took place. */
export function VerifiedSession({ hintId }: VerifiedSessionProps) {
  return (
    <Box
      component="span"
      aria-describedby={hintId}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: 'success.main',
      }}
    >
      <VerifiedOutlined aria-hidden sx={{ fontSize: 16 }} />
      Verified session
    </Box>
  );
}
