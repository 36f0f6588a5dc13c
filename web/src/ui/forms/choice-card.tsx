import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChoiceCardProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A card that acts as a radio button or checkbox. The native input covers it invisibly. */
export function ChoiceCard({ type, name, checked, disabled, onChange, children }: ChoiceCardProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'block',
        overflow: 'hidden',
        height: '100%',
        borderRadius: 1,
        border: 2,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        cursor: 'pointer',
        transition: 'border-color 120ms, background-color 120ms',
        '&:hover': { borderColor: 'primary.light' },
        // Disabled text keeps its contrast, because it says why the choice is disabled.
        '&:has(input:disabled)': {
          borderStyle: 'dashed',
          borderColor: 'divider',
          bgcolor: 'transparent',
          cursor: 'default',
        },
        '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
        '&:has(input:focus-visible)': {
          outline: '3px solid var(--mui-palette-secondary-main)',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          width: 1,
          height: 1,
          m: 0,
          opacity: 0,
          cursor: 'inherit',
        }}
      />
      {children}
    </Box>
  );
}
