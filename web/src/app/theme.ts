import { type CSSProperties, createTheme } from '@mui/material/styles';

// Colours are CSS variables (`generateStyleSheets`).
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

/**
 * Green for actions, orange for accents, paper tones for backgrounds. Text has a contrast of at
 * least 4.5:1 in both schemes.
 */
const light = {
  primary: { main: '#23594b', dark: '#17413a', light: '#3f7a69', contrastText: '#ffffff' },
  secondary: { main: '#9c4a21', dark: '#7a3715', light: '#c26a3c', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#8c1d18', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', contrastText: '#ffffff' },
  success: { main: '#2b6a3f', contrastText: '#ffffff' },
  info: { main: '#2f5d7c', contrastText: '#ffffff' },
  background: { default: '#fbf6ef', paper: '#fffdfa' },
  text: { primary: '#2a2420', secondary: '#635850' },
  divider: '#e6dccf',
  action: { selected: 'rgba(35, 89, 75, 0.1)', hover: 'rgba(74, 52, 30, 0.06)' },
};

const dark = {
  primary: { main: '#8fcdb8', dark: '#6fb39d', light: '#b3e0d0', contrastText: '#10261f' },
  secondary: { main: '#f0a878', dark: '#d98c58', light: '#f7c7a5', contrastText: '#331a0a' },
  error: { main: '#ff9a8f', dark: '#e87367', contrastText: '#3b0a06' },
  warning: { main: '#f0c060', contrastText: '#2f2200' },
  success: { main: '#8fd0a0', contrastText: '#0d2a15' },
  info: { main: '#9cc7e3', contrastText: '#0b2433' },
  background: { default: '#191510', paper: '#221d17' },
  text: { primary: '#f3ebe1', secondary: '#bfb2a4' },
  divider: '#3b342b',
  action: { selected: 'rgba(143, 205, 184, 0.16)', hover: 'rgba(243, 235, 225, 0.08)' },
};

/** The smallest touch target in pixels. */
const TOUCH_TARGET = 44;

/** Below the breakpoint `sm`. */
const PHONE = '@media (max-width: 599.95px)';

const FONT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: FONT,
    h1: {
      fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)',
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
    // For the heading of a hero: 40 px on a phone, 60 px on a desktop.
    display: {
      fontFamily: FONT,
      fontSize: 'clamp(2.25rem, 1.6rem + 3.6vw, 3.75rem)',
      fontWeight: 700,
      lineHeight: 1.06,
      letterSpacing: '-0.025em',
      textWrap: 'balance',
    },
    // Sections of a page. Inside cards and dialogs it is smaller, see MuiPaper.
    h2: {
      fontSize: 'var(--h2-size, clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem))',
      fontWeight: 650,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    subtitle1: { fontSize: '1.0625rem', lineHeight: 1.55 },
    body1: { lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: '3px solid var(--mui-palette-secondary-main)',
            outlineOffset: 2,
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          minHeight: 40,
          paddingInline: 20,
          '@media (pointer: coarse)': { minHeight: TOUCH_TARGET },
        },
        // Logical margins, where MUI uses left and right.
        startIcon: { marginInline: '-4px 8px' },
        endIcon: { marginInline: '8px -4px' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          '@media (pointer: coarse)': {
            // Except inside an autocomplete, whose whole field is a touch target.
            '&:not(.MuiAutocomplete-endAdornment *)': {
              minWidth: TOUCH_TARGET,
              minHeight: TOUCH_TARGET,
            },
          },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: { minHeight: 40, '@media (pointer: coarse)': { minHeight: TOUCH_TARGET } },
      },
    },
    // On a phone, a small question is a sheet at the bottom, where the thumb is.
    MuiDialog: {
      styleOverrides: {
        container: { height: 'calc(100% - var(--keyboard, 0px))' },
        paper: {
          [PHONE]: {
            '&:not(.MuiDialog-paperFullScreen)': {
              maxHeight: 'calc(100% - 24px)',
              alignSelf: 'flex-end',
              width: '100%',
              maxWidth: '100%',
              margin: 0,
              borderEndStartRadius: 0,
              borderEndEndRadius: 0,
              paddingBottom: 'env(safe-area-inset-bottom)',
            },
          },
        },
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiPaper: {
      styleOverrides: { root: { backgroundImage: 'none', '--h2-size': '1.375rem' } },
    },
    // A chosen option may be wider than its field.
    MuiNativeSelect: { styleOverrides: { select: { textOverflow: 'ellipsis' } } },
    // The helper text of a disabled field stays readable.
    MuiFormHelperText: {
      styleOverrides: {
        root: { '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } },
      },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
    MuiTab: { styleOverrides: { root: { fontSize: '1rem' } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  },
});
