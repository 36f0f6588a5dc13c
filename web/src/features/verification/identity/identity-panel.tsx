import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { IdentityPhotos } from './identity-photos';
import type { Identity } from './use-identity';

interface IdentityPanelProps {
  readonly identity: Identity;
  readonly onConsent: (consents: boolean) => void;
}

/**
 * What is done with the photos, the consent, and then the photos. Its parent is a form that calls
 * `identity.verify` when it is submitted.
 */
export function IdentityPanel({ identity, onConsent }: IdentityPanelProps) {
  const { consents, isChecking, state, verify } = identity;
  return (
    <>
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
            checked={consents}
            disabled={isChecking}
            onChange={(event) => onConsent(event.target.checked)}
          />
        }
        label={`I agree to have my face compared with my ID photo and with other accounts, and to ${PRODUCT_NAME} keeping the measurements of my selfie.`}
      />
      {consents && <IdentityPhotos identity={identity} />}
      {state.status === 'failed' && state.spoiled.length === 0 && (
        <Button variant="outlined" onClick={verify} sx={{ alignSelf: 'flex-start' }}>
          Send again
        </Button>
      )}
    </>
  );
}
