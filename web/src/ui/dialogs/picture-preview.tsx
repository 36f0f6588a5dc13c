import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { CoverPicture } from '../people/cover-picture';

interface PicturePreviewProps {
  readonly kind: 'photo' | 'cover';
  readonly name: string;
  /** Undefined without a picture. */
  readonly url: string | undefined;
}

/** A preview of a profile picture. */
export function PicturePreview({ kind, name, url }: PicturePreviewProps) {
  if (kind === 'cover') {
    return (
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <CoverPicture url={url} isSmall />
      </Box>
    );
  }
  return (
    <Avatar
      src={url}
      alt={url === undefined ? '' : 'How your photo will look'}
      sx={{
        width: 168,
        height: 168,
        alignSelf: 'center',
        fontSize: 60,
        fontWeight: 600,
        bgcolor: 'action.selected',
        color: 'primary.main',
      }}
    >
      {[...name][0]}
    </Avatar>
  );
}
