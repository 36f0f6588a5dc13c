import { PATHS } from '../../lib/paths';
import { InfoPage } from '../../ui/layout/info-page';
import { InfoSection } from '../../ui/layout/info-section';
import { PlainList } from '../../ui/layout/plain-list';
import { PointGrid } from '../../ui/layout/point-grid';
import { SiteLink } from '../../ui/layout/site-link';
import { StepList } from '../../ui/layout/step-list';
import { WaysOn } from '../../ui/layout/ways-on';
import { BadgeList } from './badge-list';
import { CHECKS } from './checks';
import { MEETING } from './meeting';
import { PROTECTIONS } from './protections';
import { WHEN_WRONG } from './when-wrong';

const DESCRIPTION =
  'How we check who is here, what a badge means, how blocking and reporting work, and how to meet safely.';

/** `/safety-trust` (specification 2, section 2, "Marketing pages"). */
export function SafetyTrustPage() {
  return (
    <InfoPage title="Safety & trust" description={DESCRIPTION}>
      <InfoSection
        id="checks"
        title="Who is here"
        text="A name and a photo prove nothing. This is what stands before an account, and before a companion can be found."
      >
        <PointGrid points={CHECKS} />
      </InfoSection>
      <InfoSection
        id="badges"
        title="What a badge means"
        text="A badge is on a profile because something was checked, and only then."
      >
        <BadgeList />
      </InfoSection>
      <InfoSection
        id="protections"
        title="What protects you every day"
        text="Most of it works without you noticing. The rest is one press away."
      >
        <PointGrid points={PROTECTIONS} />
      </InfoSection>
      <InfoSection
        id="meeting"
        title="Meeting somebody new"
        text="Most people mean well. A few habits protect you from those who do not."
      >
        <PlainList items={MEETING} />
      </InfoSection>
      <InfoSection id="when-wrong" title="If something goes wrong">
        <StepList steps={WHEN_WRONG} />
      </InfoSection>
      <InfoSection
        id="limits"
        title="What no check can promise"
        text={
          <>
            We know who somebody is, not how they will behave. A face can be compared wrongly, a
            document can be forged, and people change. Please trust your own feeling more than any
            badge, and leave when something is not right. The{' '}
            <SiteLink to="terms">Terms of Service</SiteLink> say what everybody here has agreed to,
            and the <SiteLink to="privacy">Privacy Policy</SiteLink> what we know about you and for
            how long.
          </>
        }
      />
      <WaysOn
        title="Do you need help now?"
        text="In danger or in a crisis, turn to those who are there day and night. For everything else, our support reads what you write."
        ways={[
          { label: 'Crisis support', to: PATHS.crisisSupport },
          { label: 'Contact support', to: PATHS.contact },
        ]}
      />
    </InfoPage>
  );
}
