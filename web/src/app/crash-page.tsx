import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { referenceSentence } from '../lib/reference';
import { reportError } from '../lib/report-error';
import { Page } from '../ui/layout/page';
import { PageHeading } from '../ui/layout/page-heading';

const TITLE = 'Something went wrong';

/**
 * Shown when a page fails to load or render. Its links reload, because the failure may come from an
 * outdated build.
 */
export function CrashPage() {
  const error = useRouteError();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    console.warn('The page failed', error);
    setReference(reportError(error, 'page'));
  }, [error]);
  return (
    <Page title={TITLE} description={TITLE} width="sm">
      <Box
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, py: 6 }}
        role="alert"
      >
        <PageHeading>{TITLE}</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>
          We couldn’t load this page. Check your connection and try again.
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button href={PATHS.home}>Back to home</Button>
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
