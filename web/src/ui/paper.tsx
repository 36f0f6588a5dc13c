import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** What belongs to the site and not to the sheet. */
const AROUND = [
  'body header',
  'body footer',
  'body nav',
  'body dialog',
  'body .MuiSnackbar-root',
].join(', ');

/** On paper it is always day: the roles of the light scheme, whichever the screen has. */
function byDay({ colorSchemes }: Theme): Record<string, string> {
  const palette = colorSchemes.light?.palette;
  if (palette === undefined) return {};
  const { text, primary, secondary, divider, background, action } = palette;
  return {
    colorScheme: 'light',
    '--mui-palette-text-primary': text.primary,
    '--mui-palette-text-secondary': text.secondary,
    '--mui-palette-primary-main': primary.main,
    '--mui-palette-secondary-main': secondary.main,
    '--mui-palette-divider': divider,
    '--mui-palette-background-paper': background.paper,
    '--mui-palette-action-hover': action.hover,
  };
}

/** For pages that people print: only what the page is about, dark on white. */
export function Paper() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        '@media print': {
          [AROUND]: { display: 'none !important' },
          // Stands before the scheme of the screen, which `:root` has.
          'html:root': { ...byDay(theme), background: 'none !important' },
          'body, body article': {
            background: 'none !important',
            color: 'var(--mui-palette-text-primary)',
          },
        },
      })}
    />
  );
}
