import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/** Cards of events, side by side where there is room. */
export function EventGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label="Events"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Holds the place of events that are on their way. */
export function EventSkeletons() {
  return (
    <Box role="status" aria-busy aria-label="Loading events">
      <EventGrid>
        {KEYS.map((key) => (
          <Card key={key} component="li" aria-hidden sx={{ p: 2.5 }}>
            <Box sx={{ display: 'flex', gap: 1.5, mb: 1.5 }}>
              <Skeleton variant="circular" width={48} height={48} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width="70%" height={28} />
                <Skeleton width="30%" />
              </Box>
            </Box>
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton variant="rounded" width={110} height={44} sx={{ mt: 1.5 }} />
          </Card>
        ))}
      </EventGrid>
    </Box>
  );
}
