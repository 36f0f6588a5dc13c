import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, StrictMode } from 'react';
import { siteStyles } from '../ui/layout/site-styles';
import { theme } from './theme';

const STYLES = <GlobalStyles styles={siteStyles(theme)} />;

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
