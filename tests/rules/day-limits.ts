import { NOW } from './values';

/** The stored limit of a person whose last day is long over. */
export const LONG_AGO = { count: 1, from: new Date(0), last: '', at: new Date(0) };

/** The limit of a person as it begins a day with one. */
export const firstOfDay = (last: string, change: object = {}) => ({
  count: 1,
  from: NOW,
  last,
  at: NOW,
  ...change,
});
