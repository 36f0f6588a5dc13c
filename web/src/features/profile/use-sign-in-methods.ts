import { useEffect, useState } from 'react';
import type { SignedIn } from '../../session/auth-client';
import type { SignInMethods } from '../../session/reauthenticate';

/** How the person can show who they are; null until it is known. */
export function useSignInMethods({ signedInAt }: SignedIn): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const signedIn = signedInAt.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in may be of another kind
  useEffect(() => {
    let isShown = true;
    import('../../session/reauthenticate').then(
      ({ ownSignInMethods }) => {
        if (isShown) setMethods(ownSignInMethods());
      },
      (error: unknown) => console.warn('The ways to sign in could not be read', error),
    );
    return () => {
      isShown = false;
    };
  }, [signedIn]);
  return methods;
}
