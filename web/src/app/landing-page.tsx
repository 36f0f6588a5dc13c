import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { useSearchParams } from 'react-router-dom';
import { Appeal } from '../features/landing/appeal';
import { Claims } from '../features/landing/claims';
import { Closing } from '../features/landing/closing';
import { Companions } from '../features/landing/companions';
import { Hero } from '../features/landing/hero';
import { Steps } from '../features/landing/steps';
import { Stories } from '../features/landing/stories';
import { late } from '../ui/late';
import { DocumentMeta } from '../ui/layout/document-meta';

const AccountEndedNotice = late(
  async () => (await import('./account-ended-notice')).AccountEndedNotice,
  {
    isOptional: true,
  },
);

/** The landing page (specification 1, section 2). It makes two small requests once it is idle. */
export function LandingPage() {
  const [query] = useSearchParams();
  const end = query.get('account');
  return (
    <>
      <DocumentMeta
        title={`${PRODUCT_NAME} · Good company, when you need it`}
        description="Verified companions for a walk, a talk or an afternoon."
      />
      {(end === 'deleted' || end === 'closed') && <AccountEndedNotice end={end} />}
      <Hero />
      <Companions />
      <Steps />
      <Claims />
      <Stories />
      <Appeal />
      <Closing />
    </>
  );
}
