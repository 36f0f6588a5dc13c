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

/** Placeholders while companions load, as high as their cards mostly are. */
export function CompanionSkeletons({ view }: { readonly view: View }) {
  const isList = view === 'list';
  return (
    <Box aria-busy aria-label="Loading companions" role="status">
      <CompanionGrid view={view}>
        {KEYS.map((key) => (
          <Card key={key} component="li" aria-hidden>
            <Box
              sx={{
                display: { xs: 'none', sm: isList ? 'none' : 'block' },
                height: 72,
                bgcolor: 'action.hover',
              }}
            />
            <Box sx={{ p: { xs: 1.25, sm: 2 }, px: { xs: 1.5, sm: 2.5 } }}>
              <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                <Skeleton
                  variant="circular"
                  sx={{ flexShrink: 0, width: { xs: 44, sm: 64 }, height: { xs: 44, sm: 64 } }}
                />
                <Box sx={{ flex: 1 }}>
                  <Skeleton width="55%" />
                  <Skeleton width="70%" />
                </Box>
              </Stack>
              <Box sx={{ my: { xs: 0.5, sm: 1.5 } }}>
                <Skeleton />
                <Skeleton width="80%" />
                {!isList && <Skeleton width="60%" sx={{ display: { xs: 'none', sm: 'block' } }} />}
              </Box>
              <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', sm: 'flex' } }}>
                <Skeleton variant="rounded" width={120} height={24} />
                <Skeleton variant="rounded" width={90} height={24} />
              </Stack>
              <Stack
                direction="row"
                sx={{ justifyContent: 'space-between', alignItems: 'center', mt: { sm: 2 } }}
              >
                <Skeleton width={96} height={32} />
                <Skeleton variant="rounded" width={84} height={44} />
              </Stack>
            </Box>
          </Card>
        ))}
      </CompanionGrid>
    </Box>
  );
}
