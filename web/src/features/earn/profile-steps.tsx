import { SUPPORT_STYLES } from '@hearthkin/domain/companion/traits';
import { Controller } from 'react-hook-form';
import { TRAIT_LABELS, traitsHint } from '../../lib/trait-words';
import { ChoiceChips } from '../../ui/choice-chips';
import type { StepProps } from './application-form';

export function TraitsStep({ control, isBusy }: StepProps) {
  return (
    <Controller
      control={control}
      name="personalityTraits"
      render={({ field }) => (
        <ChoiceChips
          label="Personality traits"
          hint={traitsHint(field.value.length)}
          options={TRAIT_LABELS}
          value={field.value}
          onChange={field.onChange}
          disabled={isBusy}
        />
      )}
    />
  );
}

export function StylesStep({ control, isBusy }: StepProps) {
  return (
    <Controller
      control={control}
      name="supportStyles"
      render={({ field }) => (
        <ChoiceChips
          label="Ways of support"
          hint="How you like to be there for somebody."
          options={SUPPORT_STYLES}
          value={field.value}
          onChange={field.onChange}
          disabled={isBusy}
        />
      )}
    />
  );
}
