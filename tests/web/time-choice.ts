import { screen, within } from '@testing-library/react';
import type { Site } from './site';

/** Matches the full name of a time of day: the space in it is not a plain one. */
export function timeName(time: string): RegExp {
  return new RegExp(`^${time.replace(' ', '\\s')}$`);
}

/** A day of the calendar, by its full date: "Monday, November 23". */
export async function chooseDay(site: Site, day: string | RegExp): Promise<void> {
  const days = within(await screen.findByRole('grid'));
  await site.user.click(days.getByRole('button', { name: day }));
}

/** A free time of the chosen day, after all of them are shown. */
export async function freeTime(site: Site, time: string): Promise<HTMLInputElement> {
  await screen.findByRole('radiogroup', { name: /^Time on/ });
  const all = screen.queryByRole('button', { name: 'Show every free time' });
  if (all !== null) await site.user.click(all);
  return times().getByRole<HTMLInputElement>('radio', { name: timeName(time) });
}

/** The free times. */
export function times() {
  return within(screen.getByRole('radiogroup', { name: /^Time on/ }));
}
