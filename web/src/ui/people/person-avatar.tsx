import Avatar from '@mui/material/Avatar';
import type { SxProps } from '@mui/material/styles';
import { photoUrl } from '../../lib/photo-url';

interface PersonAvatarProps {
  readonly name: string;
  readonly photo: string | null;
  readonly size?: number;
  readonly sx?: SxProps;
}

/** A picture or initials. Hidden from screen readers, because the name is always beside it. */
export function PersonAvatar({ name, photo, size = 48, sx }: PersonAvatarProps) {
  const initials = name
    .split(/\s+/)
    .map(([first]) => first ?? '')
    .join('')
    .slice(0, 2);
  return (
    <Avatar
      aria-hidden
      src={photoUrl(photo)}
      slotProps={{ img: { alt: '', loading: 'lazy', decoding: 'async' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 600,
        bgcolor: 'action.selected',
        color: 'primary.main',
        ...sx,
      }}
    >
      {initials.toUpperCase()}
    </Avatar>
  );
}
