import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Claims } from '../features/landing/claims';
import { Closing } from '../features/landing/closing';
import { Hero } from '../features/landing/hero';
import { MoodCards } from '../features/landing/mood-cards';
import { SampleCompanions } from '../features/landing/sample-companions';
import { optionalPart } from '../ui/later/optional-part';
import { DocumentMeta } from '../ui/layout/document-meta';

const FarewellNotice = optionalPart(async () => (await import('./farewell-notice')).FarewellNotice);

/** The first page (specification 1, section 2, "Landing page"). Nothing on it asks a server. */
export function LandingPage() {
  const [query] = useSearchParams();
  return (
    <>
      <DocumentMeta
        title={`${PRODUCT_NAME} · Good company, when you need it`}
        description="Find a companion for a walk, a talk or an afternoon. Verified people, clear prices."
      />
      {query.get('account') === 'deleted' && (
        <Suspense>
          <FarewellNotice />
        </Suspense>
      )}
      <Hero />
      <MoodCards />
      <SampleCompanions />
      <Claims />
      <Closing />
    </>
  );
}
