import type { ProviderId } from '@hearthkin/domain/account/provider-signup';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { usePhotoToken } from '../../session/provider-photo-token';
import { useAction } from '../../ui/hooks/use-action';

/** The picture that a provider has of a person, once they have taken it as their profile photo. */
export function useProviderPhoto() {
  const facebookToken = usePhotoToken();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, failure } = useAction();
  const take = () =>
    run(async () => {
      setMissing(false);
      const { photo: found } = await call('readProviderPhoto', { facebookToken });
      if (found === null) setMissing(true);
      else setPhoto(jpegOf(found));
    });
  return {
    photo,
    /** Facebook's needs the token of the sign-in. */
    isOfferedBy: (provider: ProviderId) => provider === 'google.com' || facebookToken !== null,
    isBusy,
    problem: failure ?? (isMissing ? MISSING : null),
    take,
    remove: () => setPhoto(null),
  };
}

const MISSING = 'We couldn’t get your photo. You can add one on your profile later.';

function jpegOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
