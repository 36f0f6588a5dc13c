import type { Submission } from '@hearthkin/domain/admin/staff-reads';
import {
  IDENTITY_PHOTOS,
  type IdentityPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileView } from '../../data/verifications/file-view';

const NAMES: Readonly<Record<IdentityPhoto, string>> = { idPhoto: 'ID photo', selfie: 'Selfie' };

interface IdentityPicturesProps extends Pick<Submission, 'photos'> {
  /** Opens them by a button only: each opening is logged, and not every decision needs them. */
  readonly isFolded?: boolean;
}

/** The photos compared at signup. */
export function IdentityPictures({ photos, isFolded = false }: IdentityPicturesProps) {
  const [isShown, setShown] = useState(!isFolded);
  return (
    <Box component="section" aria-label="Face comparison">
      <Typography variant="h3" component="h4">
        Face comparison
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        The photos taken at sign-up
      </Typography>
      {isShown ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          {IDENTITY_PHOTOS.map((photo) => (
            <Pictures key={photo} name={NAMES[photo]} paths={photos[photo]} />
          ))}
        </Box>
      ) : (
        <Button
          variant="outlined"
          onClick={() => setShown(true)}
          sx={{ width: 1, height: { xs: 'auto', sm: 220 }, minHeight: 44 }}
        >
          Show ID photo and selfie
        </Button>
      )}
    </Box>
  );
}

interface PicturesProps {
  readonly name: string;
  readonly paths: readonly string[];
}

function Pictures({ name, paths }: PicturesProps) {
  if (paths.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {name}: the picture is no longer there.
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {paths.map((path) => (
        <FileView key={path} name={name} path={path} />
      ))}
    </Box>
  );
}
