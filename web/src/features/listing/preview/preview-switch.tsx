import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface PreviewSwitchProps<T extends string> {
  /** The choice, for screen readers. */
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Called when a pointer or the focus reaches it. */
  readonly onReached?: () => void;
}

/** A choice of what the preview shows. */
export function PreviewSwitch<T extends string>({
  label,
  options,
  value,
  onChange,
  onReached,
}: PreviewSwitchProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onPointerEnter={onReached}
      onFocus={onReached}
      onChange={(_event, chosen: T | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      {(Object.keys(options) as T[]).map((option) => (
        <ToggleButton key={option} value={option} sx={{ px: 2, minHeight: 44 }}>
          {options[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
