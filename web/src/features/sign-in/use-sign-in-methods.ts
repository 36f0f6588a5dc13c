import { useEffect, useState } from 'react';
import type { SignedIn } from '../../session/auth-client';
import type { SignInMethods } from '../../session/reauthenticate';

/** The ways in which the user can reauthenticate; null until known. */
export function useSignInMethods({ signedInAt }: SignedIn): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const signedIn = signedInAt.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in may use another method
  useEffect(() => {
    let isShown = true;
    import('../../session/reauthenticate').then(
      ({ ownSignInMethods }) => {
        if (isShown) setMethods(ownSignInMethods());
      },
      (error: unknown) => console.warn('Could not read the sign-in methods', error),
    );
    return () => {
      isShown = false;
    };
  }, [signedIn]);
  return methods;
}
