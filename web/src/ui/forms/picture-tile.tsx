import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The drawings' colours, from the theme. */
export const INK = {
  ember: 'var(--mui-palette-secondary-main)',
  glow: 'var(--mui-palette-secondary-light)',
  leaf: 'var(--mui-palette-primary-main)',
  mint: 'var(--mui-palette-primary-light)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

/** A small drawing, always shown beside its name. */
export function PictureTile({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'center',
        background:
          'linear-gradient(160deg, color-mix(in srgb, var(--mui-palette-secondary-light) 34%, var(--mui-palette-background-paper)), color-mix(in srgb, var(--mui-palette-secondary-light) 14%, var(--mui-palette-background-paper)))',
      }}
    >
      <svg
        viewBox="0 0 120 72"
        width="100%"
        role="presentation"
        focusable="false"
        style={{ maxWidth: 240 }}
      >
        <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
    </Box>
  );
}
