import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '../../ui/layout/card-grid';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholders while events load. */
export function EventSkeletons() {
  return (
    <Box role="status" aria-busy aria-label="Loading events">
      <CardGrid label="Events">
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
      </CardGrid>
    </Box>
  );
}
