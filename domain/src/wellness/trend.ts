import { MOOD_LEVELS, type MoodLevel } from './mood';

/** How many check-ins an average is of. */
export const TREND_SIZE = 7;

/** Averages, each as the nearest level. */
export interface MoodTrend {
  /** Of the last seven check-ins. */
  readonly recent: MoodLevel;
  /** Of the seven before them; null if there are fewer. */
  readonly before: MoodLevel | null;
}

/** How a member's moods (earliest first) have gone; null with fewer than seven. */
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
