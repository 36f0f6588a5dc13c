import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Unsent } from './unsent';

interface UnsentBubbleProps {
  readonly unsent: Unsent;
  /** Null where sending isn't possible. */
  readonly onRetry: (() => void) | null;
  /** Null where editing isn't possible. */
  readonly onEdit: (() => void) | null;
  readonly onDiscard: () => void;
}

/** A refused message, kept until the user resends or discards it. */
export function UnsentBubble({ unsent, onRetry, onEdit, onDiscard }: UnsentBubbleProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', mb: 1 }}
    >
      <Box
        dir="auto"
        sx={{
          maxWidth: { xs: '92%', sm: '78%' },
          px: 1.75,
          py: 1,
          borderRadius: 1.25,
          border: 1,
          borderColor: 'error.main',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {unsent.content}
      </Box>
      <Typography
        variant="caption"
        sx={{ display: 'flex', gap: 0.5, color: 'error.main', mt: 0.5, textAlign: 'end' }}
      >
        <ErrorOutlineRounded fontSize="inherit" aria-hidden sx={{ mt: '0.2em' }} />
        {unsent.why}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button size="small" disabled={onRetry === null} onClick={onRetry ?? undefined}>
          Try again
        </Button>
        <Button size="small" disabled={onEdit === null} onClick={onEdit ?? undefined}>
          Edit
        </Button>
        <Button size="small" color="error" onClick={onDiscard}>
          Discard
        </Button>
      </Box>
    </Box>
  );
}
