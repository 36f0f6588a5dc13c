import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { photoUrl } from '../../lib/photo-url';
import { late } from '../../ui/late';
import { CoverPicture } from '../../ui/people/cover-picture';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Section } from './section';

const PictureDialog = late(async () => (await import('../profile/picture-dialog')).PictureDialog);

const VideoIntroduction = late(
  async () => (await import('../profile/video-introduction')).VideoIntroduction,
  { isOptional: true },
);

interface MediaSectionProps {
  readonly uid: string;
  readonly listing: Companion;
  readonly onSaved: (sentence: string) => void;
}

/** Photo, cover and video, each saved on its own. */
export const MediaSection = memo(function MediaSection({
  uid,
  listing,
  onSaved,
}: MediaSectionProps) {
  const [kind, setKind] = useState<'photo' | 'cover' | null>(null);
  const close = () => setKind(null);
  const { displayName, photo, cover, video } = listing;
  const owner = { uid, hasListing: true };
  return (
    <Section title="Pictures and video" text="These are saved as soon as you choose them.">
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2.5 }}>
        <PersonAvatar name={displayName} photo={photo} size={88} />
        <Button variant="outlined" onClick={() => setKind('photo')} sx={{ minHeight: 44 }}>
          {photo === null ? 'Add a photo' : 'Change photo'}
        </Button>
        {listing.badges.identity && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
            A new photo removes your badge until our team has reviewed it.
          </Typography>
        )}
      </Box>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ width: 1, borderRadius: 1, overflow: 'hidden' }}>
          <CoverPicture url={photoUrl(cover)} isSmall />
        </Box>
        <Button variant="outlined" onClick={() => setKind('cover')} sx={{ minHeight: 44 }}>
          {cover === null ? 'Add a cover' : 'Change cover'}
        </Button>
      </Stack>
      <div>
        <Typography sx={{ fontWeight: 650, mb: 1.25 }}>Video introduction</Typography>
        <VideoIntroduction video={video} owner={owner} onSaved={onSaved} />
      </div>
      {kind !== null && (
        <PictureDialog
          key={kind}
          kind={kind}
          owner={owner}
          name={displayName}
          former={kind === 'photo' ? photo : cover}
          isVerified={listing.badges.identity}
          onClose={close}
          onSaved={(sentence) => {
            setKind(null);
            onSaved(sentence);
          }}
        />
      )}
    </Section>
  );
});
