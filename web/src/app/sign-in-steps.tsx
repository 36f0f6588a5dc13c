import { useSyncExternalStore } from 'react';
import { useSignInMethods } from '../features/sign-in/use-sign-in-methods';
import {
  type FreshSignInRequest,
  freshSignInRequest,
  subscribeToFreshSignInRequest,
} from '../lib/fresh-sign-in';
import type { SignedIn } from '../session/auth-client';
import { useSecondStep } from '../session/second-step';
import { useSession } from '../session/session';
import { late } from '../ui/late';

const SecondStepDialog = late(
  async () => (await import('../features/sign-in/second-step-dialog')).SecondStepDialog,
  { isRare: true },
);

const FreshSignInDialog = late(
  async () => (await import('../features/sign-in/fresh-sign-in-dialog')).FreshSignInDialog,
  { isRare: true },
);

/** The questions over any page: for the code of a sign-in of staff, and for a fresh sign-in. */
export function SignInSteps() {
  const session = useSession();
  const step = useSecondStep();
  return (
    <>
      {session.status === 'signed-in' && mayBeAsked(session) && (
        <FreshSignIn session={session} isHidden={step !== null} />
      )}
      {step !== null && <SecondStepDialog step={step} onClose={step.cancel} />}
    </>
  );
}

/** A sign-up that isn't finished asks at its own steps. */
function mayBeAsked({ isAdmin, userType }: SignedIn): boolean {
  return isAdmin || userType !== null;
}

interface FreshSignInProps {
  readonly session: SignedIn;
  readonly isHidden: boolean;
}

function FreshSignIn(props: FreshSignInProps) {
  const request = useSyncExternalStore(subscribeToFreshSignInRequest, freshSignInRequest, none);
  return request === null ? null : <Asked {...props} request={request} />;
}

const none = () => null;

interface AskedProps extends FreshSignInProps {
  readonly request: FreshSignInRequest;
}

function Asked({ session, isHidden, request: { answer } }: AskedProps) {
  const methods = useSignInMethods(session);
  if (methods === null) return null;
  return (
    <FreshSignInDialog
      methods={methods}
      isHidden={isHidden}
      onDone={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
