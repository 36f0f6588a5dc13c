import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import {
  IDENTITY_PHOTOS,
  type IdentityPhoto,
} from '@hearthkin/domain/verification/identity-reasons';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { filesIn } from '../../firebase/storage';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useLoad } from '../../ui/hooks/use-load';
import { FileView } from './file-view';

const NAMES: Readonly<Record<IdentityPhoto, string>> = { idPhoto: 'ID photo', selfie: 'Selfie' };

/** The photos compared at signup. */
export function IdentityPictures({ uid }: { readonly uid: string }) {
  return (
    <Box component="section" aria-label="Face comparison">
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        Face comparison
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {IDENTITY_PHOTOS.map((photo) => (
          <Pictures key={photo} name={NAMES[photo]} folder={identityPhotoFolder(uid, photo)} />
        ))}
      </Box>
    </Box>
  );
}

interface PicturesProps {
  readonly name: string;
  readonly folder: string;
}

function Pictures({ name, folder }: PicturesProps) {
  const files = useLoad(folder, filesIn);
  if (files.status === 'loading') return <Skeleton variant="rounded" height={220} />;
  if (files.status === 'failed') return <LoadFailed retry={files.retry} />;
  if (files.value.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {name}: the picture is no longer there.
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {files.value.map((path) => (
        <FileView key={path} name={name} path={path} />
      ))}
    </Box>
  );
}
