import Button, { type ButtonProps } from '@mui/material/Button';

interface ControlProps
  extends Pick<ButtonProps, 'variant' | 'color' | 'disabled' | 'onClick' | 'aria-expanded'> {
  readonly icon: ButtonProps['startIcon'];
  readonly label: string;
  /** Said after the label, and not shown. */
  readonly details?: string;
  /** Whether it shows the icon alone where the row of controls has no room for labels. */
  readonly isInCall?: boolean;
}

/** The width of the row from which all controls of a call have room with their labels. */
const WITH_LABELS = '@container (min-width: 1100px)';

/** A button of the call. */
export function Control({ icon, label, details = '', isInCall = false, ...button }: ControlProps) {
  return (
    <Button
      {...button}
      startIcon={icon}
      aria-label={details === '' ? label : `${label}, ${details}`}
      title={label}
      sx={{
        minHeight: 44,
        ...(isInCall && {
          flex: { xs: 1, sm: 'initial' },
          minWidth: { xs: 44, sm: 64 },
          '& .MuiButton-startIcon': { marginInline: 0 },
          '& .label': { display: 'none' },
          [WITH_LABELS]: {
            '& .MuiButton-startIcon': { marginInlineEnd: 1 },
            '& .label': { display: 'inline' },
          },
        }),
      }}
    >
      <span className="label">{label}</span>
    </Button>
  );
}
