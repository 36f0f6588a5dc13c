import {
  BACKGROUND_MAX,
  EXPERIENCE_IDS,
  EXPERIENCES,
} from '@hearthkin/domain/companion/application';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { Controller } from 'react-hook-form';
import { FormTextField } from '../../ui/forms/form-field';
import { TermsConsent } from '../../ui/forms/terms-consent';
import type { StepProps } from './application-form';

export function AgreementsStep({ control, isBusy }: StepProps) {
  return (
    <>
      <Controller
        control={control}
        name="hasExperience"
        render={({ field }) => (
          <FormControl disabled={isBusy}>
            <FormLabel id="experience">Have you supported people before?</FormLabel>
            <RadioGroup aria-labelledby="experience" value={field.value} onChange={field.onChange}>
              {EXPERIENCE_IDS.map((id) => (
                <FormControlLabel key={id} value={id} control={<Radio />} label={EXPERIENCES[id]} />
              ))}
            </RadioGroup>
          </FormControl>
        )}
      />
      <FormTextField
        control={control}
        name="background"
        label="Your background"
        hint="Optional. Only you and our team see this."
        maxLength={BACKGROUND_MAX}
        rows={3}
        countsDown
        disabled={isBusy}
      />
      <Stack>
        <Controller
          control={control}
          name="agreeTerms"
          render={({ field }) => (
            <TermsConsent checked={field.value} onChange={field.onChange} disabled={isBusy} />
          )}
        />
        <Controller
          control={control}
          name="agreeBackground"
          render={({ field }) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={field.value}
                  onChange={(event) => field.onChange(event.target.checked)}
                  disabled={isBusy}
                />
              }
              label="I agree to a background check. It takes 1 to 3 business days."
            />
          )}
        />
      </Stack>
    </>
  );
}
