import Box from '@mui/material/Box';
import { PEOPLE_COLORS } from './people-colors';
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
  '--hair': PEOPLE_COLORS.hair,
  '--fair-hair': PEOPLE_COLORS.fairHair,
  '--skin-1': PEOPLE_COLORS.skin,
  '--skin-2': PEOPLE_COLORS.darkSkin,
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
