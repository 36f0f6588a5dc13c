import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatusPanelProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** Explains a status and offers the next step. */
export function StatusPanel({ icon, title, children }: StatusPanelProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'secondary.main',
          '& svg': { fontSize: 28 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2">{title}</Typography>
      <Stack sx={{ gap: 2, mt: 1, alignItems: 'flex-start' }}>{children}</Stack>
    </Card>
  );
}
