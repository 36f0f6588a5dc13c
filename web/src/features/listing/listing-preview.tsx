import { listingFormSchema } from '@hearthkin/domain/companion/listing-form';
import { useWatch } from 'react-hook-form';
import type { Companion } from '../../data/companions/companion-queries';
import { useNow } from '../../ui/hooks/clock';
import { CompanionCard } from '../../ui/people/companion-card';
import type { ListingControl } from './listing-fields';

interface ListingPreviewProps {
  readonly uid: string;
  readonly listing: Companion;
  readonly control: ListingControl;
}

const rateSchema = listingFormSchema.shape.hourlyRate;

/** A preview of the companion's card with the form's values. */
export function ListingPreview({ uid, listing, control }: ListingPreviewProps) {
  const now = useNow();
  const form = useWatch({ control });
  const rate = rateSchema.safeParse(form.hourlyRate);
  return (
    <CompanionCard
      preview
      id={uid}
      view="grid"
      now={now}
      intent={{}}
      companion={{
        ...listing,
        bio: form.bio ?? '',
        interests: form.interests ?? [],
        // An invalid rate leaves the saved one.
        hourlyRate: rate.success ? rate.data : listing.hourlyRate,
      }}
    />
  );
}
