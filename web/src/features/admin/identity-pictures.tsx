import type { Submission } from '@hearthkin/domain/admin/staff-reads';
import {
  IDENTITY_PHOTOS,
  type IdentityPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileView } from '../../data/verifications/file-view';

const NAMES: Readonly<Record<IdentityPhoto, string>> = { idPhoto: 'ID photo', selfie: 'Selfie' };

/** The photos compared at signup. */
export function IdentityPictures({ photos }: Pick<Submission, 'photos'>) {
  return (
    <Box component="section" aria-label="Face comparison">
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        Face comparison
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {IDENTITY_PHOTOS.map((photo) => (
          <Pictures key={photo} name={NAMES[photo]} paths={photos[photo]} />
        ))}
      </Box>
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
