import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { IdentityPhotos } from './identity-photos';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';
import { useAutoAdvance } from './use-auto-advance';
import { useIdentityCheck } from './use-identity-check';
import { useIdentityPhotos } from './use-identity-photos';

/** This step comes after phone verification, so there is always a uid. */
export function StepIdentity() {
  const { uid } = useSignUp();
  return uid === null ? null : <IdentityCheck key={uid} uid={uid} />;
}

function IdentityCheck({ uid }: { readonly uid: string }) {
  const { draft, change, identityVerified, goTo } = useSignUp();
  const { photos, slots, choose, clear } = useIdentityPhotos(uid);
  const { state, check, reset } = useIdentityCheck(uid);
  useAutoAdvance(state.status === 'passed' && identityVerified, () => goTo(8));

  if (identityVerified && draft.identity !== null) {
    const { status, message } = draft.identity;
    return (
      <StepFrame>
        <Alert severity={status === 'passed' ? 'success' : 'info'} role="status">
          {message}
        </Alert>
      </StepFrame>
    );
  }
  const isChecking = state.status === 'checking';
  const { idPhoto, selfie } = photos;
  const verify = () => {
    if (draft.consentsToKeptFace && idPhoto !== null && selfie !== null && !isChecking) {
      void check(idPhoto, selfie);
    }
  };
  return (
    <StepFrame
      intro="So that everybody here is who they say they are, we compare a photo of your ID with a selfie."
      onEnter={verify}
      isBusy={isChecking}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A program measures both faces and tells how alike they are. We keep the measurements of your
        selfie, hidden with a key, to notice when one person opens several accounts. They are
        deleted with your account, or two years later if our team closed it or declined your photos.
        Only you and our reviewers can see the two photos, and they are deleted once your identity
        has been reviewed, or a day after you leave without finishing.
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.consentsToKeptFace}
            disabled={isChecking}
            onChange={(event) => change({ consentsToKeptFace: event.target.checked })}
          />
        }
        label="I agree that my face is compared with my ID photo and with the faces of other accounts, and that its measurements are kept for this."
      />
      {draft.consentsToKeptFace && (
        <IdentityPhotos
          slots={slots}
          choose={choose}
          state={state}
          onTryAgain={() => {
            clear();
            reset();
          }}
          canVerify={idPhoto !== null && selfie !== null}
        />
      )}
      {state.status === 'failed' && !state.needsNewPhotos && (
        <Button variant="outlined" onClick={verify} sx={{ alignSelf: 'flex-start' }}>
          Send again
        </Button>
      )}
    </StepFrame>
  );
}
