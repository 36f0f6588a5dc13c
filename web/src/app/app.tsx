import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { theme } from './theme';

/** The theme's variables for both schemes. Dark applies to screens only; print is always light. */
const SCHEME_STYLES: readonly CSSObject[] = theme
  .generateStyleSheets()
  .map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([at, styles]) => [
        at.replace('@media (', '@media screen and ('),
        styles,
      ]),
    ),
  );

/** Global styles, including the focus outline. */
const BASE_STYLES: CSSObject = {
  html: {
    boxSizing: 'border-box',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    ...theme.typography.body1,
    margin: 0,
    minHeight: '100dvh',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    '@media print': { backgroundColor: theme.vars.palette.common.white },
  },
  // The text direction follows the text, whatever the page's direction.
  'h1, h2, h3, h4, p, li, dd, blockquote, input, textarea': { unicodeBidi: 'plaintext' },
  // A heading takes focus after a route change, for screen readers; it is not a control.
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '3px solid var(--mui-palette-secondary-main)', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
};

const STYLES = <GlobalStyles styles={[...SCHEME_STYLES, BASE_STYLES]} />;

/**
 * Wraps the router, in the browser and in prerendering. Uses the plain ThemeProvider: the one of
 * `@mui/material` is 5 KB larger because it stores a colour scheme, which here follows the device.
 */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider theme={theme}>
        {STYLES}
        {children}
      </ThemeProvider>
    </StrictMode>
  );
}
