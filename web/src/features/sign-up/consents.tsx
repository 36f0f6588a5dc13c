import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSignUp } from './sign-up-context';

/** What everybody agrees to, and companions besides (specification 1, section 6). */
export function Consents({ disabled }: { readonly disabled: boolean }) {
  const { draft, change } = useSignUp();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.agreeToTerms}
            onChange={(event) => change({ agreeToTerms: event.target.checked })}
            disabled={disabled}
          />
        }
        label={`I agree to the Terms of Service and the Privacy Policy of ${PRODUCT_NAME}.`}
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
