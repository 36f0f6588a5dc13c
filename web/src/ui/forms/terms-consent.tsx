import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PATHS } from '../../lib/paths';
import { VisuallyHidden } from '../layout/visually-hidden';

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

interface NewTabLinkProps {
  /** A path on this site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link in a new tab, so that a form on this page isn't lost. */
function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <MuiLink href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </MuiLink>
  );
}
