import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useState } from 'react';
import { initialsOf } from './fact-words';
import { useSizedPhoto } from './use-sized-photo';

interface PersonAvatarProps {
  readonly name: string;
  readonly photo: string | null;
  readonly size?: number;
  /** Whether it is seen at once, so that its picture waits for nothing. */
  readonly isInView?: boolean;
  readonly sx?: SxProps;
}

/** A picture or initials. Hidden from screen readers, because the name is always beside it. */
export function PersonAvatar({ name, photo, size = 48, isInView = false, sx }: PersonAvatarProps) {
  // Sharp on screens with two or three pixels for each of ours.
  const { src, onError } = useSizedPhoto(photo, size <= 48 ? 96 : 320);
  const [broken, setBroken] = useState<string>();
  return (
    <Avatar aria-hidden sx={avatarStyle(size, sx)}>
      {src === undefined || src === broken ? (
        initialsOf(name)
      ) : (
        <Box
          component="img"
          src={src}
          alt=""
          loading={isInView ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            onError();
            setBroken(src);
          }}
          sx={AVATAR_PICTURE}
        />
      )}
    </Avatar>
  );
}

/** Fills the frame. */
export const AVATAR_PICTURE = { width: 1, height: 1, objectFit: 'cover' } as const;

/** The size of a round place for a picture or initials. */
export const avatarStyle = (size: number, sx?: SxProps) => ({
  width: size,
  height: size,
  fontSize: size * 0.38,
  fontWeight: 600,
  bgcolor: 'action.selected',
  color: 'primary.main',
  ...sx,
});
