import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { PATHS, registerPath } from '../../lib/paths';
import { FOUNDED_YEAR } from '../../ui/layout/founded-year';
import { InfoPage } from '../../ui/layout/info-page';
import { InfoSection } from '../../ui/layout/info-section';
import { PlainList } from '../../ui/layout/plain-list';
import { PointGrid } from '../../ui/layout/point-grid';
import { SiteLink } from '../../ui/layout/site-link';
import { WaysOn } from '../../ui/layout/ways-on';
import { IS_NOT, PEOPLE, PRINCIPLES } from './about-words';

const DESCRIPTION = `${PRODUCT_NAME} is a place to find good company: what we believe in, who takes part, and what we are not.`;

/** `/about-us` (specification 2, section 2, "Marketing pages"). */
export function AboutPage() {
  return (
    <InfoPage title="About us" description={DESCRIPTION}>
      <InfoSection
        id="why"
        title="Why we are here"
        text={
          <>
            <p>
              Most of us know an evening that is too long, an appointment that is easier with
              somebody beside us, a walk that we would take if we did not have to take it alone. A
              friend would come. But friends move away, work late, or are the very people we do not
              want to worry.
            </p>
            <p>
              {PRODUCT_NAME} began in {FOUNDED_YEAR} with a plain thought: time with a kind,
              attentive person helps, and asking for it should be as easy and as honest as booking
              any other hour. No game, no guessing who somebody is, no surprise about the price.
            </p>
          </>
        }
      />
      <InfoSection id="people" title="Who takes part">
        <PointGrid points={PEOPLE} />
      </InfoSection>
      <InfoSection
        id="principles"
        title="What we hold to"
        text="These are not intentions. Each of them is how the site works today."
      >
        <PointGrid points={PRINCIPLES} />
      </InfoSection>
      <InfoSection
        id="not"
        title="What we are not"
        text="Company helps with much, and not with everything. It would be wrong to let you think otherwise."
      >
        <PlainList items={IS_NOT} />
      </InfoSection>
      <InfoSection
        id="reach-us"
        title="Reach us"
        text={
          <>
            A person reads what you write on the <SiteLink to="contact">contact page</SiteLink>.
            Many questions are answered in the <SiteLink to="faq">FAQ</SiteLink> already, and how we
            keep people safe stands under <SiteLink to="safetyTrust">safety & trust</SiteLink>.
          </>
        }
      />
      <WaysOn
        title="Come in"
        text="Look around first if you like. Nobody is asked for anything before they decide to stay."
        ways={[
          { label: 'How It Works', to: PATHS.howItWorks },
          { label: 'Get Started', to: registerPath() },
        ]}
      />
    </InfoPage>
  );
}
