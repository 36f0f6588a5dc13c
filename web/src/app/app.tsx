import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startSession } from '../lib/session';
import { routes } from './routes';
import { theme } from './theme';

export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
  useEffect(() => {
    void startSession();
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
