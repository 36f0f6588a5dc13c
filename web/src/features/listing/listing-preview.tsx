import { useWatch } from 'react-hook-form';
import type { Companion } from '../../data/companions/companion-queries';
import { useNow } from '../../ui/hooks/clock';
import { CompanionCard } from '../../ui/people/companion-card';
import type { ListingControl } from './listing-fields';
import { typedRate } from './typed-rate';

interface ListingPreviewProps {
  readonly uid: string;
  readonly listing: Companion;
  readonly control: ListingControl;
}

/** A preview of the companion's card with the form's values. */
export function ListingPreview({ uid, listing, control }: ListingPreviewProps) {
  const now = useNow();
  const form = useWatch({ control });
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
        hourlyRate: typedRate(form.hourlyRate, listing.hourlyRate),
      }}
    />
  );
}
