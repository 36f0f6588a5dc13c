import { CURRENCY, MINOR_PER_MAJOR } from './money';

/** Made when it is first used: on an old phone the first format of all takes 70 ms. */
let money: Intl.NumberFormat | undefined;

/** An amount in cents: "€30", "€27.50". The same for every reader, on the site and in emails. */
export function formatMoney(minor: number): string {
  money ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return money.format(minor / MINOR_PER_MAJOR);
}

/** "a, b, and c". Its format isn't made before it is needed, like that of money. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items);
}

/** "1 hour", "1½ hours", "45 minutes" */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const fraction = { 0: '', 15: '¼', 30: '½', 45: '¾' }[minutes % 60];
  if (fraction === undefined) return `${hours} h ${minutes % 60} min`;
  return `${hours}${fraction} ${minutes === 60 ? 'hour' : 'hours'}`;
}

/** How `Intl` shows a time of day: "2:00 PM", or "14:00". */
export function clockTimeOptions(hour12: boolean): Intl.DateTimeFormatOptions {
  return hour12
    ? { hour: 'numeric', minute: '2-digit', hour12: true }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}
