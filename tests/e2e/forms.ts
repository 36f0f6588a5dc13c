import { addDays, wallClock, weekdayOf } from '@hearthkin/domain/foundation/time';
import { expect, type Locator, type Page } from '@playwright/test';

/** The selected option of a select field. */
export function chosen(page: Page, label: string | RegExp): Locator {
  return page.getByRole('combobox', { name: label }).locator('option:checked');
}

/** This year where the browser is, which may differ from the machine's around New Year. */
function thisYear(): string {
  const timeZone = 'America/New_York';
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(new Date());
}

/** A date (`yyyy-MM-dd`) as the calendar says it: "Monday, November 23"; the year unless it is this one. */
function fullDate(date: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!date.startsWith(`${thisYear()}-`) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return words.format(new Date(`${date}T12:00:00Z`));
}

/** A date as pages write it, where the browser is: "Nov 23"; the year unless it is this one. */
export function shortDay(at: Date): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-US', { timeZone: 'America/New_York', ...options });
  const isThisYear = words({ year: 'numeric' }) === thisYear();
  return words({ month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
}

/** A day of the booking calendar, this month or the next. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole('grid').getByRole('button', { name: fullDate(date), exact: true });
  const next = page.getByRole('button', { name: 'Next month' });
  await expect(next).toBeVisible();
  if ((await day.count()) === 0) await next.click();
  await day.click();
}

/** A free time of the chosen day, by its start: `/^2:00\sPM/`. */
export async function chooseTime(page: Page, time: RegExp): Promise<void> {
  await page.getByRole('radiogroup', { name: /^Time on/ }).waitFor();
  const all = page.getByRole('button', { name: 'Show every free time' });
  if (await all.isVisible()) await all.click();
  await page.getByRole('radio', { name: time }).check();
}

/**
 * The day after tomorrow, or the following Monday: more than a day ahead, so that a session can be canceled free,
 * within the hours of most companions, and in Happy Hour.
 */
export function comingWeekday(): string {
  let date = addDays(wallClock(new Date(), 'America/New_York').date, 2);
  while (['sat', 'sun'].includes(weekdayOf(date))) date = addDays(date, 1);
  return date;
}

/** A session on the booking page; two hours from 2 PM unless told. */
export async function chooseSession(
  page: Page,
  { date = comingWeekday(), length = '2 hours', time = /^2:00\sPM/ } = {},
): Promise<void> {
  await chooseDay(page, date);
  await page.getByRole('radio', { name: length, exact: true }).check();
  await chooseTime(page, time);
}
