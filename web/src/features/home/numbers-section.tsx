import type { UserType } from '@hearthkin/domain/account/fields';
import Skeleton from '@mui/material/Skeleton';
import { late } from '../../ui/late';
import { NamedSection, useIsNamed } from '../../ui/layout/named-section';
import { WhenSeen } from '../../ui/layout/when-seen';
import { NUMBERS_TAB } from './numbers-path';

/** The section's usual height in pixels. */
const HEIGHT = 760;

const PersonalAnalytics = late(
  async () => (await import('./personal-analytics')).PersonalAnalytics,
  { fallback: () => <Skeleton variant="rounded" height={HEIGHT} /> },
);

interface NumbersSectionProps {
  readonly uid: string;
  readonly userType: UserType;
}

/** A user's analytics, at the end of their home: read once seen, or once the address names them. */
export function NumbersSection({ uid, userType }: NumbersSectionProps) {
  return (
    <NamedSection id={NUMBERS_TAB} title="Your numbers">
      <WhenSeen height={HEIGHT} isWanted={useIsNamed(NUMBERS_TAB)}>
        <PersonalAnalytics uid={uid} role={userType} />
      </WhenSeen>
    </NamedSection>
  );
}
