import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';

export interface CrisisResource {
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  readonly urgent: boolean;
}

/** A directory of helplines of all countries. */
export const DIRECTORY: CrisisResource = {
  name: 'Find A Helpline',
  text: 'Helplines in other countries.',
  action: 'Open website',
  href: 'https://findahelpline.com',
  urgent: false,
};

/** Lines that anyone in the United States can reach, and where to look elsewhere (specification 2, section 2). */
export const IN_THE_UNITED_STATES: readonly CrisisResource[] = [
  {
    name: '988 Suicide & Crisis Lifeline',
    text: 'Free and confidential, day and night.',
    action: 'Call 988',
    href: 'tel:988',
    urgent: true,
  },
  {
    name: 'Crisis Text Line',
    text: 'A trained counselor answers your texts.',
    action: 'Text HOME to 741741',
    href: 'sms:741741?&body=HOME',
    urgent: true,
  },
  {
    name: '911 Emergency services',
    text: 'In immediate danger.',
    action: 'Call 911',
    href: 'tel:911',
    urgent: true,
  },
  {
    name: 'The Trevor Project',
    text: 'LGBTQ+ young people: 1-866-488-7386.',
    action: 'Call',
    href: 'tel:+18664887386',
    urgent: false,
  },
  DIRECTORY,
];

/** The operator's own line; null unless number and hours are set. */
export function ownCrisisLine(): CrisisResource | null {
  // Named in full: a build without a line drops what follows.
  if (!import.meta.env.VITE_CRISIS_PHONE || !import.meta.env.VITE_CRISIS_HOURS) return null;
  const phone = import.meta.env.VITE_CRISIS_PHONE;
  const hours = import.meta.env.VITE_CRISIS_HOURS;
  return {
    name: `${PRODUCT_NAME} crisis line`,
    text: `${phone}. Open ${hours}.`,
    action: 'Call',
    // Not by `telOf`, whose module every page would load.
    href: `tel:${phone.replace(/[^+\d]/g, '')}`,
    urgent: false,
  };
}

/** Websites open in a new tab; phone links don't. */
export function newTabProps({ href }: Pick<CrisisResource, 'href'>) {
  return href.startsWith('https:') ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
}
