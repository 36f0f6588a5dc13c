import { BADGE_LABELS } from '@hearthkin/domain/companion/profile-words';
import { BACKGROUND_CHECK_MONTHS } from '@hearthkin/domain/verification/background-check-months';
import { IDENTITY_MONTHS } from '@hearthkin/domain/verification/identity-months';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { ReactElement } from 'react';
import type { Companion } from '../../data/companions/companion-queries';

export type BadgeId = keyof Companion['badges'];

interface Badge {
  readonly id: BadgeId;
  readonly label: string;
  /** The facts that were checked. */
  readonly checked: string;
  readonly icon: ReactElement;
}

export const BADGES: readonly Badge[] = [
  {
    id: 'identity',
    label: BADGE_LABELS.identity,
    checked: `We checked their ID and proof of address. Their identity is checked every ${IDENTITY_MONTHS} months.`,
    icon: <VerifiedOutlined />,
  },
  {
    id: 'background',
    label: BADGE_LABELS.background,
    checked: `Our team has seen the report of a background check, no older than ${BACKGROUND_CHECK_MONTHS} months.`,
    icon: <FactCheckOutlined />,
  },
  {
    id: 'training',
    label: BADGE_LABELS.training,
    checked: 'Passed our six lessons for companions, each with a quiz, within the last 12 months.',
    icon: <SchoolOutlined />,
  },
];

/** The badges a companion has. */
export function badgesOf(badges: Companion['badges']): readonly Badge[] {
  return BADGES.filter(({ id }) => badges[id]);
}
