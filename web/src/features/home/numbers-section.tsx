import type { UserType } from '@hearthkin/domain/account/fields';
import { NUMBERS_TAB } from '../../lib/paths';
import { NamedSection, useIsNamed } from '../../ui/layout/named-section';
import { WhenSeen } from '../../ui/layout/when-seen';
import { PersonalAnalytics } from './personal-analytics';

interface NumbersSectionProps {
  readonly uid: string;
  readonly userType: UserType;
}

/** A user's analytics, at the end of their home: read once seen, or once the address names them. */
export function NumbersSection({ uid, userType }: NumbersSectionProps) {
  return (
    <NamedSection id={NUMBERS_TAB} title="Your numbers">
      <WhenSeen height={760} isWanted={useIsNamed(NUMBERS_TAB)}>
        <PersonalAnalytics uid={uid} role={userType} />
      </WhenSeen>
    </NamedSection>
  );
}
