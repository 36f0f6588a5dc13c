import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isAllowedToBook, type Viewer } from './viewer';

interface CompanionSkeletonProps {
  /** Null while the session is starting. */
  readonly viewer: Viewer | null;
  /** The elements that take the place of shapes. */
  readonly known?: {
    readonly top: ReactNode;
    readonly title: ReactNode;
    readonly introduction: ReactNode;
  };
}

/** The shape of a profile while it loads. The build renders it for all of them. */
export function CompanionSkeleton({ viewer, known }: CompanionSkeletonProps) {
  return (
    <Box
      aria-busy
      // The bottom bar doesn't appear for a moment before the page's own.
      data-phone-bar={viewer === null || isAllowedToBook(viewer) ? '' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
        columnGap: 5,
        // Profiles are long, so the footer isn't seen before it has to go.
        minHeight: '100vh',
      }}
    >
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        {known?.top ?? <Top />}
        <Box>
          {known === undefined ? (
            <Skeleton width="40%" sx={{ typography: 'h2' }} />
          ) : (
            <Typography variant="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {known.title}
            </Typography>
          )}
          {known?.introduction}
          <Lines widths={['90%', '75%', '85%', '55%']} />
        </Box>
      </Stack>
      <Stack sx={{ gap: 3, display: { xs: 'none', md: 'flex' } }}>
        <Card sx={{ p: 2.5 }}>
          <Skeleton width="60%" sx={{ typography: 'h3' }} />
          <Skeleton width="45%" sx={{ fontSize: '1.75rem' }} />
          {['book', 'message', 'talk', 'favorite'].map((button) => (
            <Skeleton
              key={button}
              variant="rounded"
              height={button === 'talk' ? 64 : 44}
              sx={{ mt: 1.5, borderRadius: 99 }}
            />
          ))}
        </Card>
        <Card sx={{ p: 2.5 }}>
          <Skeleton width="50%" sx={{ typography: 'h3' }} />
          <Lines widths={['70%', '95%', '60%', '80%', '55%']} />
        </Card>
      </Stack>
    </Box>
  );
}

function Top() {
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '260px minmax(0, 1fr)' },
      }}
    >
      <Box
        sx={{
          width: 1,
          bgcolor: 'action.hover',
          aspectRatio: { xs: '1 / 1', sm: 'auto' },
          minHeight: { sm: 300 },
          maxHeight: { xs: 340, sm: 'none' },
        }}
      />
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Skeleton width="45%" sx={{ typography: 'h1' }} />
        <Skeleton width="95%" sx={{ mt: 1, fontSize: '1.1875rem' }} />
        <Skeleton width="60%" sx={{ fontSize: '1.1875rem' }} />
        <Lines widths={['80%', '65%', '50%']} />
        <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
          <Skeleton variant="rounded" width={136} height={24} />
          <Skeleton variant="rounded" width={164} height={24} />
        </Stack>
      </Box>
    </Card>
  );
}

function Lines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <Stack sx={{ gap: 1, mt: 1.5 }}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
