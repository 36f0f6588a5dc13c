import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface IconLineProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A line of text after a small icon, which says nothing that the text doesn't. */
export function IconLine({ icon, children }: IconLineProps) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 0.75, mt: 0.5, color: 'text.secondary', '& svg': { fontSize: 18, mt: '3px' } }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
        {icon}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Typography>
    </Stack>
  );
}
