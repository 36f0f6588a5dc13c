import Alert from '@mui/material/Alert';
import { useArrival } from '../../../ui/hooks/use-arrival';
import { IdentityPanel, useIdentity } from '../../verification/public';
import { useSignUp } from '../sign-up-context';
import { useAutoAdvance } from '../use-auto-advance';
import { StepFrame } from './step-frame';

/** This step comes after phone verification, so there is always a uid. */
export function StepIdentity() {
  const { uid } = useSignUp();
  return uid === null ? null : <IdentityCheck key={uid} uid={uid} />;
}

function IdentityCheck({ uid }: { readonly uid: string }) {
  const { draft, change, identityVerified, goTo } = useSignUp();
  const identity = useIdentity({
    uid,
    saved: draft.identityPhotos,
    save: (identityPhotos) => change({ identityPhotos }),
    consents: draft.consentsToKeptFace,
    ageDoubted: draft.ageDoubted,
    onAnswer: ({ status, message }) => change({ identity: { uid, status, message } }),
  });
  const { state, isChecking, verify } = identity;
  const isJustAnswered = state.status === 'passed' && identityVerified;
  const answer = useArrival<HTMLDivElement>(isJustAnswered ? 'answer' : null);
  const hasMatched = draft.identity?.status === 'passed';
  useAutoAdvance(state.status === 'passed' && identityVerified && hasMatched, () => goTo(8));

  if (identityVerified && draft.identity !== null) {
    const { status, message } = draft.identity;
    return (
      <StepFrame>
        <Alert
          severity={status === 'passed' ? 'success' : 'info'}
          role="status"
          ref={answer}
          tabIndex={-1}
        >
          {message}
        </Alert>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      intro="To make sure everyone is who they say they are, we compare your ID photo with a selfie."
      onEnter={verify}
      isBusy={isChecking}
    >
      <IdentityPanel
        identity={identity}
        onConsent={(consentsToKeptFace) => change({ consentsToKeptFace })}
      />
    </StepFrame>
  );
}
