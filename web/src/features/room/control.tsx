import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';

interface ControlProps
  extends Pick<ButtonProps, 'variant' | 'color' | 'disabled' | 'onClick' | 'aria-expanded'> {
  readonly icon: ButtonProps['startIcon'];
  readonly label: string;
  /** Whether a phone shows the icon alone, so that all controls have room in one row. */
  readonly isCompact?: boolean;
}

/** A button of the call. */
export function Control({ icon, label, isCompact = false, ...button }: ControlProps) {
  return (
    <Button
      {...button}
      startIcon={icon}
      aria-label={label}
      sx={{
        minHeight: 44,
        ...(isCompact && {
          flex: { xs: 1, sm: 'initial' },
          minWidth: { xs: 44, sm: 64 },
          '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 }, marginInlineStart: 0 },
        }),
      }}
    >
      <Box component="span" sx={{ display: { xs: isCompact ? 'none' : 'inline', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
