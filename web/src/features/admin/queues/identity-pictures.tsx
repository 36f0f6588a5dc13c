import type { Submission } from '@hearthkin/domain/admin/queue-items';
import { TURN_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import { turnSides } from '@hearthkin/domain/verification/selfie-challenge';
import { openFaces } from '@hearthkin/domain/verification/shared-face';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { useLive } from '../../../data/kit/live-query';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { FileView } from '../../verification/public';
import { PersonLink } from '../people/person-name';

const COMPARED = [
  ['idPhoto', 'ID photo'],
  ['selfie', 'Selfie'],
] as const;

/** The frames of a live selfie, by their side. */
function turnsIn(check: Submission['identityCheck']) {
  if (check?.firstTurn === undefined) return [];
  const sides = turnSides(check.firstTurn);
  return TURN_PHOTOS.map((photo) => [photo, `Selfie, head turned ${sides[photo]}`] as const);
}

interface IdentityPicturesProps
  extends Pick<Submission, 'photos' | 'identityCheck' | 'sharedFace'> {
  /** Opens them by a button only: each opening is logged, and not every decision needs them. */
  readonly isFolded?: boolean;
}

/** The photos of the identity check, each with its name, and the profile photo of each person with a face like it. */
export function IdentityPictures({
  photos,
  identityCheck,
  sharedFace,
  isFolded = false,
}: IdentityPicturesProps) {
  const [isShown, setShown] = useState(!isFolded);
  const others = sharedFace === null ? [] : openFaces(sharedFace);
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
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              sm: '1fr 1fr',
              ...(others.length > 0 && { lg: 'repeat(3, minmax(0, 1fr))' }),
            },
            gap: 2,
          }}
        >
          {COMPARED.map(([photo, name]) => (
            <Pictures key={photo} name={name} paths={photos[photo]} />
          ))}
          {others.map((uid) => (
            <OtherPerson key={uid} uid={uid} />
          ))}
          {turnsIn(identityCheck).map(([photo, name]) => (
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
      <Box component="figure" sx={FIGURE}>
        <Caption>{name}</Caption>
        <Typography sx={{ color: 'text.secondary' }}>
          {name}: the picture is no longer there.
        </Typography>
      </Box>
    );
  }
  return (
    <Box component="figure" sx={FIGURE}>
      <Caption>{name}</Caption>
      {paths.map((path) => (
        <FileView key={path} name={name} path={path} />
      ))}
    </Box>
  );
}

const FIGURE = {
  m: 0,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  minWidth: 0,
} as const;

function Caption({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      component="figcaption"
      variant="body2"
      sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** The profile photo of someone whose face is like the one compared. The photos of their own check are deleted. */
function OtherPerson({ uid }: { readonly uid: string }) {
  const person = publicPerson(useLive(profilesOf([uid])), uid);
  return (
    <Box component="figure" sx={FIGURE}>
      <Caption>
        Like face: profile photo of <PersonLink uid={uid} />
      </Caption>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 220,
          borderRadius: 1,
          border: 1,
          borderColor: 'warning.main',
          bgcolor: 'action.hover',
        }}
      >
        <PersonAvatar name={person?.name ?? ''} photo={person?.photo ?? null} size={180} />
      </Box>
    </Box>
  );
}
