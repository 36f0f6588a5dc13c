import Box from '@mui/material/Box';
import { VisuallyHidden } from '../layout/visually-hidden';

interface CountBadgeProps {
  readonly label: string;
  /** The count, for screen readers. */
  readonly words: string;
}

/** A highlighted count. */
export function CountBadge({ label, words }: CountBadgeProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 20,
        height: 20,
        px: 0.75,
        marginInlineStart: 1,
        borderRadius: 999,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1,
        flexShrink: 0,
      }}
    >
      <span>
        {label}
        <VisuallyHidden> {words}</VisuallyHidden>
      </span>
    </Box>
  );
}
