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

/** The card in the list of companions, as it will look with what is filled in. */
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
        // What cannot be a rate leaves the one there is.
        hourlyRate: rate.success ? rate.data : listing.hourlyRate,
      }}
    />
  );
}
