import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { TermsConsent } from '../../ui/forms/terms-consent';
import { useSignUp } from './sign-up-context';

/** The required consents; companions have one more (specification 1, section 6). */
export function Consents({ disabled }: { readonly disabled: boolean }) {
  const { draft, change } = useSignUp();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TermsConsent
        checked={draft.agreeToTerms}
        onChange={(agreeToTerms) => change({ agreeToTerms })}
        disabled={disabled}
      />
      {draft.userType === 'earner' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.agreeToBackground}
              onChange={(event) => change({ agreeToBackground: event.target.checked })}
              disabled={disabled}
            />
          }
          label="I agree to a background check before I am shown to members."
        />
      )}
    </Box>
  );
}
