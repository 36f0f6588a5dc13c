import { type PhotoWidth, sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import { useState } from 'react';
import { photoUrl } from '../../lib/photo-url';

interface SizedPhoto {
  readonly src: string | undefined;
  readonly onError: () => void;
}

/**
 * A person's photo in a width, for an `img`. The photo itself takes its place if that
 * can't be had.
 */
export function useSizedPhoto(photo: string | null, width: PhotoWidth): SizedPhoto {
  const [missing, setMissing] = useState<string | null>(null);
  const sized = photo === null ? null : sizedPhotoPath(photo, width);
  return {
    src: photoUrl(sized === null || sized === missing ? photo : sized),
    onError: () => setMissing(sized),
  };
}
