import type { SupportStyle } from '../account/support-styles';
import { canTalkNow, type Timetable } from '../booking/free-time';
import type { Companion } from '../companion/companion';
import type { Live } from '../companion/live';
import { SUPPORT_STYLES } from '../companion/support-words';
import { type Mood, TRAITS, type Trait } from '../companion/traits';
import { formatList } from '../foundation/formats';
import { INTERESTS, type Interest } from '../foundation/interests';
import type { Language } from '../foundation/languages';

/** The facts that decide how well a companion fits. */
export type Matchable = Timetable &
  Pick<
    Companion,
    'traits' | 'supportStyles' | 'interests' | 'languages' | 'ratingAverage' | 'ratingCount'
  > &
  Pick<Live, 'lastActiveAt'>;

/** The mood to match, null for any, and what a member's account says. A visitor has at most a mood. */
export interface MatchWish {
  readonly mood: Mood | null;
  readonly supportPreferences: readonly SupportStyle[];
  readonly languages: readonly Language[];
  readonly interests: readonly Interest[];
}

/** The reason why a companion fits. Lists are in the order of the specification and of the member. */
export interface Fit {
  /** Traits that fit the mood, at least one; without a mood all of the companion's. */
  readonly traits: readonly Trait[];
  /** The kinds of help that the member named and the companion offers. */
  readonly styles: readonly SupportStyle[];
  /** Online and free for the next hour. */
  readonly canTalkNow: boolean;
  readonly languages: readonly Language[];
  readonly interests: readonly Interest[];
}

export interface Match<Candidate> {
  readonly candidate: Candidate;
  readonly fit: Fit;
  /** Higher is better; only the order is meaningful. */
  readonly score: number;
}

interface Ranked {
  readonly id: string;
  readonly data: Matchable;
}

/**
 * The weight of each reason. A trait that fits the mood outweighs any single other reason but the
 * language, which weighs the same, since a conversation needs one.
 */
const WEIGHT = { trait: 3, style: 1.25, now: 2.5, language: 3, rating: 2, interest: 0.5 } as const;

/** Wanted styles beyond this number don't count, so that they don't outweigh a trait either. */
const MAX_WANTED_STYLES = 2;

/** Shared interests beyond this number don't count, so that they don't outweigh a trait. */
const MAX_SHARED_INTERESTS = 4;

/** Bayesian prior: a rating counts as if this many more people had given `EXPECTED_RATING`. */
const PRIOR_REVIEWS = 5;
const EXPECTED_RATING = 4;
const BEST_RATING = 5;

/**
 * The candidates with a trait that fits the mood, or all without a mood, best first (specification 1, section 2, "Mood
 * matching"). Ties are ordered by id, so the input order doesn't matter.
 */
export function rankMatches<Candidate extends Ranked>(
  candidates: readonly Candidate[],
  wish: MatchWish,
  now: Date,
): Match<Candidate>[] {
  return candidates
    .flatMap((candidate) => {
      const fit = fitOf(candidate.data, wish, now);
      return fit === null ? [] : [{ candidate, fit, score: scoreOf(candidate.data, fit, wish) }];
    })
    .sort((a, b) => b.score - a.score || compareIds(a.candidate.id, b.candidate.id));
}

/** The reasons why a companion fits; null if there is a mood and no trait that fits it. */
export function fitOf(listing: Matchable, wish: MatchWish, now: Date): Fit | null {
  const traits = traitsFor(listing, wish.mood);
  if (wish.mood !== null && traits.length === 0) return null;
  const { native, secondary } = listing.languages;
  const spoken: readonly Language[] = [native, ...secondary];
  return {
    traits,
    styles: unique(wish.supportPreferences).filter((style) =>
      listing.supportStyles.includes(style),
    ),
    canTalkNow: canTalkNow(listing, now),
    languages: unique(wish.languages).filter((language) => spoken.includes(language)),
    interests: unique(wish.interests).filter((interest) => listing.interests.includes(interest)),
  };
}

/** The companion's traits that fit a mood, without duplicates, in the order of the table. */
export function traitsFor({ traits }: Pick<Companion, 'traits'>, mood: Mood | null): Trait[] {
  const fits = (trait: Trait) =>
    mood === null || (TRAITS[trait].matches as readonly Mood[]).includes(mood);
  return (Object.keys(TRAITS) as Trait[]).filter((trait) => traits.includes(trait) && fits(trait));
}

function scoreOf(listing: Matchable, fit: Fit, wish: MatchWish): number {
  const canSpeak = wish.languages.length === 0 || fit.languages.length > 0;
  return (
    // Without a mood no trait fits better than another.
    (wish.mood === null ? 0 : WEIGHT.trait * fit.traits.length) +
    WEIGHT.style * Math.min(fit.styles.length, MAX_WANTED_STYLES) +
    (fit.canTalkNow ? WEIGHT.now : 0) +
    (canSpeak ? WEIGHT.language : 0) +
    WEIGHT.rating * (expectedRating(listing) / BEST_RATING) +
    WEIGHT.interest * Math.min(fit.interests.length, MAX_SHARED_INTERESTS)
  );
}

/** One excellent review counts less than fifty very good ones. */
function expectedRating({ ratingAverage, ratingCount }: Matchable): number {
  const average = ratingAverage ?? EXPECTED_RATING;
  const count = ratingAverage === null ? 0 : ratingCount;
  return (average * count + EXPECTED_RATING * PRIOR_REVIEWS) / (count + PRIOR_REVIEWS);
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The most of each that the reason names, to keep it to one line. */
const NAMED_TRAITS = 3;
const NAMED_STYLES = 2;
const NAMED_INTERESTS = 2;

/**
 * The reason why a companion fits, in one line: "Calm, patient and stable · There for advice · Free to talk now
 * · Speaks Spanish · You both like Gastronomy". English isn't mentioned, since the site is in English.
 */
export function matchReason(fit: Fit): string {
  const traits = fit.traits.slice(0, NAMED_TRAITS).map((trait) => TRAITS[trait].label);
  const styles = fit.styles.slice(0, NAMED_STYLES).map((id) => SUPPORT_STYLES[id].toLowerCase());
  const languages = fit.languages.filter((language) => language !== 'English');
  const interests = fit.interests.slice(0, NAMED_INTERESTS).map((id) => INTERESTS[id]);
  return [
    ...(traits.length > 0 ? [sentenceCase(formatList(traits))] : []),
    ...(styles.length > 0 ? [`There for ${formatList(styles)}`] : []),
    ...(fit.canTalkNow ? ['Free to talk now'] : []),
    ...(languages.length > 0 ? [`Speaks ${formatList(languages)}`] : []),
    ...(interests.length > 0 ? [`You both like ${formatList(interests)}`] : []),
  ].join(' · ');
}

/** Lower-cases all but the first word: "Calm, patient, and good listener". */
function sentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
