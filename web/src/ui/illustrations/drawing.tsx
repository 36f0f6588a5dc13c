import Box from '@mui/material/Box';
import { SCENES, type Scene } from './scenes';

const mix = (role: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${role}) ${percent}%, var(--mui-palette-background-paper))`;

/** The colors of all scenes: roles of the theme, and those of hair and skin. */
const COLORS = {
  '--accent': 'var(--mui-palette-secondary-light)',
  '--warm': 'var(--mui-palette-secondary-main)',
  '--cool': 'var(--mui-palette-primary-main)',
  '--cool-light': 'var(--mui-palette-primary-light)',
  '--line': 'var(--mui-palette-text-secondary)',
  '--paper': 'var(--mui-palette-background-paper)',
  '--glow': mix('secondary-light', 16),
  '--sun': mix('secondary-light', 38),
  '--near-hill': mix('primary-light', 24),
  '--hill': mix('primary-light', 42),
  '--hair': '#3a2a22',
  '--fair-hair': '#a8722a',
  '--skin-1': '#c98f6b',
  '--skin-2': '#8a5a3f',
} as const;

/** Fills an `Illustration`. */
export function Drawing({ scene }: { readonly scene: Scene }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 160"
      sx={{ ...COLORS, display: 'block', width: 1, height: 1 }}
    >
      {SCENES[scene]}
    </Box>
  );
}
