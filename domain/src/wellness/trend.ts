import { MOOD_LEVELS, type MoodLevel } from './mood';

/** The number of check-ins in an average. */
export const TREND_SIZE = 7;

/** Averages, each as the nearest level. */
export interface MoodTrend {
  /** The average of the last seven check-ins. */
  readonly recent: MoodLevel;
  /** The average of the seven before them; null if there are fewer. */
  readonly before: MoodLevel | null;
}

/** The course of a member's moods (earliest first); null with fewer than seven. */
export function moodTrend(moods: readonly MoodLevel[]): MoodTrend | null {
  if (moods.length < TREND_SIZE) return null;
  const former = moods.slice(-2 * TREND_SIZE, -TREND_SIZE);
  return {
    recent: average(moods.slice(-TREND_SIZE)),
    before: former.length < TREND_SIZE ? null : average(former),
  };
}

/** An average halfway between two levels counts as the higher one. */
function average(moods: readonly MoodLevel[]): MoodLevel {
  const rounded = Math.round(moods.reduce((sum, mood) => sum + mood, 0) / moods.length);
  return MOOD_LEVELS.find((level) => level === rounded) ?? MOOD_LEVELS[0];
}
