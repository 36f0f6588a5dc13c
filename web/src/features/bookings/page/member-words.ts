import type { MemberCard, Nearness } from '@hearthkin/domain/booking/member-card';
import type { MemberRatingCounts } from '@hearthkin/domain/booking/member-rating';
import { preferenceWords } from '@hearthkin/domain/companion/support-words';
import { formatList } from '@hearthkin/domain/foundation/formats';
import { formatMonth } from '../../../lib/format';

const NEARNESS_WORDS: Readonly<Record<Nearness, string>> = {
  city: 'In your city',
  state: 'In your state',
  country: 'In your country',
  abroad: 'Abroad',
};

/** The facts of a member that a companion learns. `member` is who canceled. */
export function memberWords(
  card: Omit<MemberCard, 'nearness' | 'km'>,
  member: 'the member' | 'you' = 'the member',
): string[] {
  return [
    card.verified ? 'Verified' : 'Not verified',
    `Member since ${formatMonth(card.memberSince, 'long')}`,
    sessionWords(card, member),
    card.languages.length === 0
      ? 'No language in common'
      : `Both speak ${formatList(card.languages)}`,
    ...(card.supportPreferences.length === 0 ? [] : [preferenceWords(card.supportPreferences)]),
  ];
}

/** All of a card on one line. */
export function memberLine(card: MemberCard): string {
  const near = card.nearness === null ? [] : [NEARNESS_WORDS[card.nearness]];
  return [...memberWords(card), ...near].join(' · ');
}

/** The answers of other companions about a member. One may have answered about several sessions. */
export function ratingWords({ sessions, came, kind, again }: MemberRatingCounts): string {
  return `${sessions} answers from other companions: came ${came}, kind ${kind}, would meet again ${again}`;
}

function sessionWords(
  { completed, canceled }: Pick<MemberCard, 'completed' | 'canceled'>,
  member: string,
): string {
  if (completed === 0 && canceled === 0) return 'No sessions yet';
  const sessions = `${completed} ${completed === 1 ? 'session' : 'sessions'} completed`;
  return `${sessions}, ${canceled === 0 ? 'none' : canceled} canceled by ${member}`;
}
