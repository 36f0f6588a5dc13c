import type { User } from '@hearthkin/domain/account/user';
import {
  BACKGROUND_MAX,
  EXPERIENCE_IDS,
  EXPERIENCES,
} from '@hearthkin/domain/companion/application';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Controller, useController } from 'react-hook-form';
import { PATHS } from '../../lib/paths';
import { BioField, SupportStyleChips, TraitChips } from '../../ui/forms/companion-fields';
import { FormTextField } from '../../ui/forms/form-field';
import { DescribedFact } from '../../ui/layout/described-fact';
import { TextLink } from '../../ui/layout/text-link';
import type { FieldsProps } from './application-form';
import { FormSection } from './form-section';
import { Place } from './place';
import { SettledField } from './settled-field';

interface AboutStepProps extends FieldsProps {
  readonly account: User;
}

/** The first screen: who the companion is, and how they support people. */
export function AboutStep({ control, isBusy, account }: AboutStepProps) {
  const fields = { control, isBusy };
  const chips = { control, disabled: isBusy };
  return (
    <>
      <FormSection title="Basic Information">
        <AccountFacts account={account} />
        <Place field="bio">
          <SettledBio {...fields} />
        </Place>
      </FormSection>
      <FormSection title="Support Profile">
        <Place field="traits">
          <TraitChips {...chips} name="traits" />
        </Place>
      </FormSection>
      <FormSection title="Support Styles">
        <Place field="supportStyles">
          <SupportStyleChips {...chips} name="supportStyles" />
        </Place>
      </FormSection>
      <FormSection title="Experience">
        <Place field="experience">
          <ExperienceFields {...fields} />
        </Place>
      </FormSection>
    </>
  );
}

/** The answers of sign-up, to read. */
function AccountFacts({ account }: { readonly account: User }) {
  const { firstName, lastName, email, phone, location } = account;
  return (
    <div>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, m: 0 }}
      >
        <DescribedFact term="Name">{`${firstName} ${lastName}`.trim()}</DescribedFact>
        <DescribedFact term="Location">{location || 'None'}</DescribedFact>
        <DescribedFact term="Email">{email}</DescribedFact>
        <DescribedFact term="Phone">{phone || 'None'}</DescribedFact>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        From your account. You can change it in{' '}
        <TextLink href={PATHS.profile}>your profile</TextLink>.
      </Typography>
    </div>
  );
}

function SettledBio({ control, isBusy }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: 'bio' });
  return (
    <SettledField field="bio" label="Bio" text={field.value} isWrong={fieldState.invalid}>
      <BioField control={control} name="bio" disabled={isBusy} />
    </SettledField>
  );
}

function ExperienceFields({ control, isBusy }: FieldsProps) {
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
    </>
  );
}
