import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { referenceSentence } from '../lib/reference';
import { reportError } from '../lib/report-error';
import { useHome } from '../session/session';
import { Page } from '../ui/layout/page';
import { PageHeading } from '../ui/layout/page-heading';

/**
 * Shown when a page fails to load or render. Its links reload, because the failure may come from an
 * outdated build.
 */
export function CrashPage() {
  const error = useRouteError();
  const home = useHome();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    console.warn('The page failed', error);
    setReference(reportError(error, 'page'));
  }, [error]);
  return (
    <Page title="Something went wrong" description="This page couldn’t be shown." width="sm">
      <Box
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, py: 6 }}
        role="alert"
      >
        <PageHeading>Something went wrong</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>
          We couldn’t load this page. Your bookings are safe. Check your connection and try again.
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: 'row', gap: 1.5 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button href={home}>Back to home</Button>
        </Box>
        {reference !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {referenceSentence(reference)}
          </Typography>
        )}
      </Box>
    </Page>
  );
}
