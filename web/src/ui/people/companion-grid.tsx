import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { CardGrid } from '../layout/card-grid';

export type View = 'grid' | 'list';

/** The cards as a grid or a list. */
export function CompanionGrid({
  view,
  children,
}: {
  readonly view: View;
  readonly children: ReactNode;
}) {
  return (
    <CardGrid isDense label="Companions" {...(view === 'list' && { columns: {} })}>
      {children}
    </CardGrid>
  );
}

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholders while companions load. */
export function CompanionSkeletons({ view }: { readonly view: View }) {
  return (
    <Box aria-busy aria-label="Loading companions" role="status">
      <CompanionGrid view={view}>
        {KEYS.map((key) => (
          <Card key={key} component="li" aria-hidden sx={{ p: { xs: 1.5, sm: 2.5 } }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 1.5 }}>
              <Skeleton variant="circular" width={44} height={44} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width="60%" />
                <Skeleton width="45%" />
                <Skeleton width="30%" />
              </Box>
            </Stack>
            <Skeleton />
            <Skeleton width="80%" />
            <Stack direction="row" sx={{ gap: 1, my: 1.5, display: { xs: 'none', sm: 'flex' } }}>
              <Skeleton variant="rounded" width={90} height={24} />
              <Skeleton variant="rounded" width={70} height={24} />
            </Stack>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Skeleton width={96} height={32} />
              <Skeleton variant="rounded" width={84} height={44} />
            </Stack>
          </Card>
        ))}
      </CompanionGrid>
    </Box>
  );
}
