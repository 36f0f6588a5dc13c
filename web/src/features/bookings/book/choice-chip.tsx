import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChoiceChipProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices as a button. It is a radio button, which its label covers. */
export function ChoiceChip({ name, isChosen, isDisabled, onChoose, children }: ChoiceChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 44,
        px: 1.5,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        textAlign: 'center',
        cursor: 'pointer',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:checked)': {
          borderColor: 'primary.main',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          // Forced colors drop backgrounds.
          '@media (forced-colors: active)': { outline: '3px solid Highlight' },
        },
        '&:has(:disabled)': {
          borderStyle: 'dashed',
          borderColor: 'divider',
          bgcolor: 'transparent',
          color: 'text.secondary',
          cursor: 'default',
        },
        '&:has(:focus-visible)': {
          outline: '3px solid var(--mui-palette-secondary-main)',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        sx={{
          position: 'absolute',
          inset: 0,
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
