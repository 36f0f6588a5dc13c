import { FIRST_SESSION_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { formatPercent } from '../../lib/format';
import { PATHS, registerPath } from '../../lib/paths';
import { InfoPage } from '../../ui/layout/info-page';
import { InfoSection } from '../../ui/layout/info-section';
import { PointGrid } from '../../ui/layout/point-grid';
import { StepList } from '../../ui/layout/step-list';
import { WaysOn } from '../../ui/layout/ways-on';
import { COMPANION_STEPS } from './companion-steps';
import { MEMBER_STEPS } from './member-steps';
import { PLANS_CHANGE } from './plans-change';
import { PriceTable } from './price-table';
import { TOGETHER } from './together';

const DESCRIPTION =
  'From how you feel to an hour in good company: how members find and book, and how companions begin.';

/** `/how-it-works` (specification 2, section 2, "Marketing pages"). */
export function HowItWorksPage() {
  return (
    <InfoPage title="How it works" description={DESCRIPTION}>
      <InfoSection
        id="members"
        title="If you would like company"
        text="You need no plan and no subscription. You look around, choose a person and a time, and see what it costs before you ask."
      >
        <StepList steps={MEMBER_STEPS} columns={2} />
      </InfoSection>
      <InfoSection
        id="prices"
        title="What an hour costs"
        text={`The activity sets the price of an hour, and the companion’s own rate moves it up or down. Your first session with each companion is ${formatPercent(FIRST_SESSION_PERCENT)} off.`}
      >
        <PriceTable />
      </InfoSection>
      <InfoSection
        id="changes"
        title="When plans change"
        text="Days do not always go as planned. The rules are the same for everybody, and the site applies them by itself."
      >
        <PointGrid points={PLANS_CHANGE} />
      </InfoSection>
      <InfoSection
        id="companions"
        title="If you would like to be a companion"
        text="You need no certificate. You need time, patience, and the wish to be there for somebody."
      >
        <StepList steps={COMPANION_STEPS} columns={2} />
      </InfoSection>
      <InfoSection id="together" title="More than two" text="Not everything has to be one to one.">
        <PointGrid points={TOGETHER} />
      </InfoSection>
      <WaysOn
        title="Begin where you are"
        text="Signing up costs nothing, and you can look at prices and at how matching works before you do."
        ways={[
          { label: 'Find My Companion', to: registerPath() },
          { label: 'Match me with somebody', to: PATHS.needSupport },
          { label: 'Become a Companion', to: PATHS.earnHelping },
        ]}
      />
    </InfoPage>
  );
}
