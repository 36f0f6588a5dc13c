import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { Claims } from '../features/landing/claims';
import { Closing } from '../features/landing/closing';
import { Hero } from '../features/landing/hero';
import { MoodCards } from '../features/landing/mood-cards';
import { SampleCompanions } from '../features/landing/sample-companions';
import { FarewellNotice } from './farewell-notice';

/** The first page (specification 1, section 2, "Landing page"). Nothing on it asks a server. */
export function LandingPage() {
  return (
    <>
      <title>{`${PRODUCT_NAME} · Good company, when you need it`}</title>
      <meta
        name="description"
        content="Find a companion for a walk, a talk or an afternoon. Verified people, clear prices."
      />
      <FarewellNotice />
      <Hero />
      <MoodCards />
      <SampleCompanions />
      <Claims />
      <Closing />
    </>
  );
}
