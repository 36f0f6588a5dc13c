import Box from '@mui/material/Box';
import type { Companion } from '../../data/companions/companion-queries';
import { photoUrl } from '../../lib/photo-url';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { useSizedPhoto } from '../../ui/people/use-sized-photo';

/** The video introduction, or the photo, large. */
export function Portrait({ companion }: { readonly companion: Companion }) {
  const { displayName } = companion;
  const photo = photoUrl(companion.photo);
  const video = photoUrl(companion.video);
  if (video !== undefined) {
    return (
      // No captions: these videos have no transcripts.
      <Box
        component="video"
        src={video}
        poster={photo}
        controls
        preload="metadata"
        aria-label={`Video introduction of ${displayName}`}
        sx={{ ...PORTRAIT_FRAME, bgcolor: 'common.black' }}
      />
    );
  }
  if (photo === undefined) {
    return (
      <Box
        sx={{ ...PORTRAIT_FRAME, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}
      >
        <PersonAvatar name={displayName} photo={null} size={128} />
      </Box>
    );
  }
  return <LargePhoto photo={companion.photo} />;
}

/** The name is beside it. */
function LargePhoto({ photo }: { readonly photo: string | null }) {
  const sized = useSizedPhoto(photo, 1024);
  return <Box component="img" {...sized} alt="" sx={PORTRAIT_FRAME} />;
}

export const PORTRAIT_FRAME = {
  display: 'block',
  width: 1,
  height: 1,
  minHeight: { sm: 300 },
  maxHeight: { xs: 340, sm: 460 },
  aspectRatio: { xs: '1 / 1', sm: 'auto' },
  objectFit: 'cover',
} as const;
