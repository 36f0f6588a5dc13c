import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** Usually a button for the next step. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <Stack
      sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, sm: 8 }, px: 2, gap: 1.5 }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'secondary.main',
          '& svg': { fontSize: 34 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{text}</Typography>
      )}
      {children !== undefined && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Stack>
  );
}
