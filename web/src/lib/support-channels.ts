/** Ways to reach support besides the contact page; null where the operator has set none. */
interface SupportChannels {
  readonly email: string | null;
  /** The number as it is displayed: "+1 202-555-0142". */
  readonly phone: string | null;
}

export function supportChannels(
  variables: Pick<ImportMetaEnv, 'VITE_SUPPORT_EMAIL' | 'VITE_SUPPORT_PHONE'>,
): SupportChannels {
  return {
    email: variables.VITE_SUPPORT_EMAIL || null,
    phone: variables.VITE_SUPPORT_PHONE || null,
  };
}

export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function mailtoOf(email: string): string {
  // Encode everything but the @, because an address may contain `?` or `&`.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
