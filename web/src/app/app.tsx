import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { BASE_STYLES, SCHEME_STYLES } from './base-styles';
import { theme } from './theme';

const STYLES = <GlobalStyles styles={[...SCHEME_STYLES, BASE_STYLES]} />;

/**
 * What surrounds the router, in the browser and where pages are rendered ahead. The provider of
 * `@mui/material` also stores a choice between light and dark, which is the device's here: 5 KB.
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
