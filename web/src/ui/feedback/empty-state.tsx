import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration';
import type { Scene } from '../illustrations/scenes';

interface EmptyStateWords {
  readonly title: string;
  readonly text?: string;
  /** Usually a button for the next step. */
  readonly children?: ReactNode;
}

/** Members and companions see a scene, staff an icon. */
type EmptyStateProps = EmptyStateWords & ({ readonly scene: Scene } | { readonly icon: ReactNode });

/** Shown in place of an empty list. */
export function EmptyState({ title, text, children, ...picture }: EmptyStateProps) {
  return (
    <Stack
      sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, sm: 8 }, px: 2, gap: 1.5 }}
    >
      {'scene' in picture ? (
        <Illustration scene={picture.scene} width={220} />
      ) : (
        <IconDisc>{picture.icon}</IconDisc>
      )}
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

function IconDisc({ children }: { readonly children: ReactNode }) {
  return (
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
      {children}
    </Box>
  );
}
