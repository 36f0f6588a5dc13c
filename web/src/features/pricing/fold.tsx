import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FoldProps {
  /** Names the region. */
  readonly name: string;
  readonly title: string;
  /** The facts to know without opening it. */
  readonly line: string;
  /** On demand. */
  readonly children: ReactNode;
}

/** A line that opens to show more. It works before the scripts load. */
export function Fold({ name, title, line, children }: FoldProps) {
  return (
    <Box component="section" aria-label={name} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="details" sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
        <Box
          component="summary"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            py: 1.75,
            minHeight: 44,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          </Box>
          <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary' }} />
        </Box>
        <Box sx={{ pb: 2.5 }}>{children}</Box>
      </Box>
    </Box>
  );
}
