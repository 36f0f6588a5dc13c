import { SUPPORT_STYLES } from '@hearthkin/domain/companion/traits';
import { TRAIT_LABELS, traitsHint } from '../../lib/trait-words';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import type { StepProps } from './application-form';

export function TraitsStep({ control, isBusy }: StepProps) {
  return (
    <ChoiceChips
      control={control}
      name="personalityTraits"
      label="Personality traits"
      hint={traitsHint}
      options={TRAIT_LABELS}
      disabled={isBusy}
    />
  );
}

export function StylesStep({ control, isBusy }: StepProps) {
  return (
    <ChoiceChips
      control={control}
      name="supportStyles"
      label="Ways of support"
      hint="How you like to be there for someone."
      options={SUPPORT_STYLES}
      disabled={isBusy}
    />
  );
}
