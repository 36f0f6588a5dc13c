import type { Submission } from '@hearthkin/domain/admin/queue-items';
import { type IdentityPhoto, TURN_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import { turnSides } from '@hearthkin/domain/verification/selfie-challenge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileView } from '../../verification/public';

/** In the order in which they are shown: the frames of a live selfie by their side. */
function namesFor(
  check: Submission['identityCheck'],
): readonly (readonly [IdentityPhoto, string])[] {
  const one = [
    ['idPhoto', 'ID photo'],
    ['selfie', 'Selfie'],
  ] as const;
  if (check?.firstTurn === undefined) return one;
  const sides = turnSides(check.firstTurn);
  const turns = TURN_PHOTOS.map((photo) => [photo, `Selfie, head turned ${sides[photo]}`] as const);
  return [...one, ...turns];
}

interface IdentityPicturesProps extends Pick<Submission, 'photos' | 'identityCheck'> {
  /** Opens them by a button only: each opening is logged, and not every decision needs them. */
  readonly isFolded?: boolean;
}

/** The photos of the identity check. */
export function IdentityPictures({
  photos,
  identityCheck,
  isFolded = false,
}: IdentityPicturesProps) {
  const [isShown, setShown] = useState(!isFolded);
  const isLive = identityCheck?.firstTurn !== undefined;
  return (
    <Box component="section" aria-label="Face comparison">
      <Typography variant="h3" component="h4">
        Face comparison
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {isLive
          ? 'The selfie was taken live, with the head turned to both sides.'
          : 'The selfie is a single picture, not taken live.'}
      </Typography>
      {isShown ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          {namesFor(identityCheck).map(([photo, name]) => (
            <Pictures key={photo} name={name} paths={photos[photo]} />
          ))}
        </Box>
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)} sx={{ minHeight: 44 }}>
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
