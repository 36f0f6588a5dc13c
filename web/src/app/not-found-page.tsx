import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHome } from '../session/session';
import { Illustration } from '../ui/illustrations/illustration';
import { Page } from '../ui/layout/page';
import { PageHeading } from '../ui/layout/page-heading';

/** Shown for unknown addresses, which are logged (specification 1, section 2). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const home = useHome();
  useEffect(() => {
    console.warn(`404: nothing at ${pathname}`);
  }, [pathname]);
  return (
    <Page title="Page not found" description="There is no page at this address." width="sm">
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          textAlign: 'center',
          gap: 2,
          py: 6,
        }}
      >
        <Illustration scene="lantern" width={240} />
        <PageHeading>Oops! Page not found</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>
          We can’t find that page. It may have moved, or there may be a typo in the link.
        </Typography>
        <Button variant="contained" component={Link} to={home}>
          Back to home
        </Button>
      </Box>
    </Page>
  );
}
