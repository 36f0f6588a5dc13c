import { PRODUCT_NAME } from '@hearthkin/domain/brand';
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
  // What waits for our team is to be read first.
  const hasMatched = draft.identity?.status === 'passed';
  useAutoAdvance(state.status === 'passed' && identityVerified && hasMatched, () => goTo(8));

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
      intro="To make sure everyone is who they say they are, we compare your ID photo with a selfie."
      onEnter={verify}
      isBusy={isChecking}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Software measures both faces and tells how alike they are. We keep the measurements of your
        selfie, hidden with a key, to notice when one person opens several accounts. We delete them
        with your account, or two years later if we closed it or declined your photos. Only you and
        our team can see the photos. We delete them after the review, or a day after you leave
        without finishing.
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.consentsToKeptFace}
            disabled={isChecking}
            onChange={(event) => change({ consentsToKeptFace: event.target.checked })}
          />
        }
        label={`I agree to have my face compared with my ID photo and with other accounts, and to ${PRODUCT_NAME} keeping the measurements of my selfie.`}
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
