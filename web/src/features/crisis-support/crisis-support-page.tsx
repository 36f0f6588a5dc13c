import { InfoPage } from '../../ui/layout/info-page';
import { InfoSection } from '../../ui/layout/info-section';
import { PlainList } from '../../ui/layout/plain-list';
import { StepList } from '../../ui/layout/step-list';
import { CallNow } from './call-now';
import { ImportantNotice } from './important-notice';
import { ResourceCards } from './resource-cards';
import { SAFETY_PLAN } from './safety-plan';
import { SELF_CARE } from './self-care';

const DESCRIPTION =
  'If you are in danger or cannot go on alone: people to call or text right now, free and confidential.';

/** `/crisis-support` (specification 2, section 2). It needs no account and asks no server. */
export function CrisisSupportPage() {
  return (
    <InfoPage title="Crisis support" description={DESCRIPTION} width="md">
      <CallNow />
      <InfoSection
        id="resources"
        title="Who is there for you"
        text="You do not have to be sure that it is bad enough. You can call for somebody else, too."
      >
        <ResourceCards />
      </InfoSection>
      <InfoSection
        id="safety-planning"
        title="Safety planning"
        text="A plan for hard hours, made in a better one. Write it down where you find it at once, and go through it step by step until one helps."
      >
        <StepList steps={SAFETY_PLAN} />
      </InfoSection>
      <InfoSection
        id="self-care"
        title="Self-care tips"
        text="Small things that carry some people through a bad day. They do not replace anybody who can help."
      >
        <PlainList items={SELF_CARE} />
      </InfoSection>
      <ImportantNotice />
    </InfoPage>
  );
}
