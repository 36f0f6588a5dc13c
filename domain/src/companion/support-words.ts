import type { SupportStyle } from '../account/support-styles';
import { formatList } from '../foundation/formats';

/** The kinds of help that companions offer. */
export const SUPPORT_STYLES: Readonly<Record<SupportStyle, string>> = {
  listening: 'Listening',
  advice: 'Advice',
  distraction: 'Distraction',
  presence: 'Quiet presence',
  activities: 'Activities together',
  crisis: 'Hard moments',
};

/** The kinds of help that a member may name, each answered by the support style of that name. */
export const SUPPORT_PREFERENCES: Readonly<Record<SupportStyle, string>> = {
  listening: 'Someone who listens',
  advice: 'Practical advice',
  distraction: 'A distraction',
  presence: 'Quiet company',
  activities: 'Doing things together',
  crisis: 'Someone for hard moments',
};

/** "What helps: someone who listens and quiet company". */
export function preferenceWords(preferences: readonly SupportStyle[]): string {
  const wanted = preferences.map((style) => SUPPORT_PREFERENCES[style].toLowerCase());
  return `What helps: ${formatList(wanted)}`;
}
