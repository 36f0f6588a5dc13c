import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The theme's variables for both schemes, and styles of elements, including the focus outline. Dark
 * applies to screens only; print is always light.
 */
export function siteStyles(theme: Theme): readonly CSSObject[] {
  const schemes = theme
    .generateStyleSheets()
    .map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([at, styles]) => [
          at.replace('@media (', '@media screen and ('),
          styles,
        ]),
      ),
    );
  return [...schemes, elementStyles(theme)];
}

function elementStyles(theme: Theme): CSSObject {
  return {
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
}
