export interface CrisisResource {
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  readonly urgent: boolean;
}

/** Specification 2, section 2, "Crisis support page". */
export const CRISIS_RESOURCES: readonly CrisisResource[] = [
  {
    name: '988 Suicide & Crisis Lifeline',
    text: 'Free and confidential, day and night, by call or text.',
    action: 'Call 988',
    href: 'tel:988',
    urgent: true,
  },
  {
    name: 'Emergency services',
    text: 'If someone is in immediate danger.',
    action: 'Call 911',
    href: 'tel:911',
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
    name: 'The Trevor Project',
    text: 'For LGBTQ+ young people: 1-866-488-7386.',
    action: 'Call',
    href: 'tel:+18664887386',
    urgent: false,
  },
  {
    name: 'Find A Helpline',
    text: 'A directory of helplines in other countries.',
    action: 'Open website',
    href: 'https://findahelpline.com',
    urgent: false,
  },
];

/** Websites open in a new tab; phone links don't. */
export function newTabProps({ href }: Pick<CrisisResource, 'href'>) {
  return href.startsWith('https:') ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
}
