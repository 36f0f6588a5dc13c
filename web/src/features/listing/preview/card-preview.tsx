import { CardGrid } from '../../../ui/layout/card-grid';
import { CompanionCard } from '../../../ui/people/companion-card';
import { FavoriteButton } from '../../favorites/public';
import { MessageButton } from '../../messages/public';
import type { ShownListing } from './preview-parts';

/** The companion's card as it is among others. */
export function CardPreview({ companionId, companion }: ShownListing) {
  const name = companion.displayName;
  return (
    <CardGrid columns={{}}>
      <CompanionCard
        id={companionId}
        companion={companion}
        view="grid"
        intent={{}}
        favourite={<FavoriteButton companionId={companionId} name={name} asVisitor />}
        message={<MessageButton otherUid={companionId} name={name} variant="text" asVisitor />}
      />
    </CardGrid>
  );
}
