import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PATHS } from '../../lib/paths';
import { NewTabLink } from '../layout/new-tab-link';

interface TermsConsentProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled: boolean;
}

/** Consent for opening an account (specification 1, section 6). */
export function TermsConsent({ checked, onChange, disabled }: TermsConsentProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
        />
      }
      label={
        <>
          I agree to the <NewTabLink to={PATHS.terms}>Terms of Service</NewTabLink> and the{' '}
          <NewTabLink to={PATHS.privacy}>Privacy Policy</NewTabLink> of {PRODUCT_NAME}.
        </>
      }
    />
  );
}
