import { plainDigits } from '../foundation/typed';

/** A line of a plan: the time it begins with, in minutes after midnight, and the rest; null without a time. */
interface PlanLine {
  readonly minuteOfDay: number | null;
  readonly rest: string;
}

/** "18:30", "18h30", "6 PM", "6:30 p.m.", "6.30pm"; the dot is that of a weight unless AM or PM follows. */
const TIME = /^(\d{1,2})(?:(?:([:h])|(\.))([0-5]\d))?(?:\s?([ap])\.?\s?m\b\.?)?(?=[\s:,–—-]|$)/iu;

/** Reads the time that a host has typed before a line of a plan. */
export function readPlanLine(line: string): PlanLine {
  const typed = plainDigits(line.trim());
  const found = TIME.exec(typed);
  const none = { minuteOfDay: null, rest: line };
  if (found === null) return none;
  const [whole, hours, colon, , minutes = '0', half] = found;
  const hour = Number(hours);
  const rest = typed.slice(whole.length);
  if (half === undefined) {
    if (colon === undefined || hour > 23) return none;
    return { minuteOfDay: hour * 60 + Number(minutes), rest };
  }
  if (hour < 1 || hour > 12) return none;
  const ofDay = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return { minuteOfDay: ofDay * 60 + Number(minutes), rest };
}
