import { OFFER_PROBLEMS, type OfferProblem } from '@hearthkin/domain/companion/listing-form';
import { useController, useWatch } from 'react-hook-form';
import { ActivityChoices } from '../../ui/forms/activity-choices';
import type { ListingControl } from './listing-fields';
import { typedRate } from './typed-rate';

interface ActivitiesFieldProps {
  readonly control: ListingControl;
  /** Used while the typed rate is invalid. */
  readonly savedRate: number;
  readonly problem: OfferProblem | null;
  readonly disabled: boolean;
}

/** The activities of the listing, with their prices at the typed rate. */
export function ActivitiesField({ control, savedRate, problem, disabled }: ActivitiesFieldProps) {
  const { field } = useController({ control, name: 'offer.activities' });
  const rate = typedRate(useWatch({ control, name: 'hourlyRate' }), savedRate);
  const maximumSession = useWatch({ control, name: 'offer.maximumSession' });
  const minimumSession = useWatch({ control, name: 'minimumSession' });
  return (
    <ActivityChoices
      chosen={field.value}
      onChange={field.onChange}
      rate={rate}
      lengths={{ minimumSession, maximumSession }}
      problem={problem && OFFER_PROBLEMS[problem]}
      disabled={disabled}
    />
  );
}
