/** Ways to reach support beside the contact page; null where the operator has named none. */
export interface SupportChannels {
  readonly email: string | null;
  /** As people write it: "+1 202-555-0142". */
  readonly phone: string | null;
}

/** The ways that the site was built with. */
export function supportChannels(
  variables: Pick<ImportMetaEnv, 'VITE_SUPPORT_EMAIL' | 'VITE_SUPPORT_PHONE'>,
): SupportChannels {
  return {
    email: variables.VITE_SUPPORT_EMAIL || null,
    phone: variables.VITE_SUPPORT_PHONE || null,
  };
}

/** The address that dials a number. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The address that begins a mail. */
export function mailtoOf(email: string, subject?: string): string {
  // An address may hold what ends it here; the @ is what it is.
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
