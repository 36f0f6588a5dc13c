import { ThemeContext } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { type ReactNode, StrictMode } from 'react';
import { BASE_STYLES } from './base-styles';
import { theme } from './theme';

/** The theme's variables, for both schemes. The dark one is of screens: on paper it is always day. */
const SCHEMES = theme
  .generateStyleSheets()
  .map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([at, styles]) => [
        at.replace('@media (', '@media screen and ('),
        styles,
      ]),
    ),
  );

/** The schemes, and what every page begins with. */
const STYLES = <GlobalStyles styles={[...SCHEMES, BASE_STYLES]} />;

/**
 * What surrounds the router, in the browser and where pages are rendered ahead. MUI's own provider
 * also keeps a choice between light and dark, which is the device's here, and weighs five times this.
 */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components}>
          {STYLES}
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </StrictMode>
  );
}
