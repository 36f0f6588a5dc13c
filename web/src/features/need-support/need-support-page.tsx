import { Page } from '../../ui/layout/page';
import { CompanionStep } from './companion-step';
import { MoodStep } from './mood-step';
import { useSupportWay } from './support-search';
import { TimingStep } from './timing-step';

/** From a mood to a companion to a time (specification 1, section 2, "Mood matching"). */
export function NeedSupportPage() {
  const way = useSupportWay();
  const { mood, companionId } = way;
  return (
    <Page
      title="Find support"
      description="Say how you feel, meet companions whose character answers it, and talk now or later."
    >
      {mood === null ? (
        <MoodStep way={way} />
      ) : companionId === null ? (
        <CompanionStep way={way} mood={mood} />
      ) : (
        <TimingStep way={way} mood={mood} companionId={companionId} />
      )}
    </Page>
  );
}
