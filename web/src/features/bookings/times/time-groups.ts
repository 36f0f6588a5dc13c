import type { FreeStart } from '@hearthkin/domain/booking/free-time';
import { minutesOf } from '@hearthkin/domain/companion/availability';

/** The number of times that are shown before all are asked for. */
const FEW = 24;

/** The parts of a day, each with the hour it ends at. */
const PARTS = [
  { label: 'Early morning', until: '06:00' },
  { label: 'Morning', until: '12:00' },
  { label: 'Afternoon', until: '17:00' },
  { label: 'Evening', until: '24:00' },
] as const;

interface TimeGroup {
  readonly label: string;
  readonly starts: readonly FreeStart[];
}

/** Free starts by part of the day, without empty parts. */
export function timeGroups(starts: readonly FreeStart[]): readonly TimeGroup[] {
  return PARTS.map(({ label, until }, index) => {
    const from = PARTS[index - 1]?.until ?? '00:00';
    return { label, starts: starts.filter(({ time }) => time >= from && time < until) };
  }).filter(({ starts: inPart }) => inPart.length > 0);
}

/**
 * The starts to show first: the first free one of each half hour, or of each hour if those are
 * many. A chosen one is always among them.
 */
export function fewStarts(starts: readonly FreeStart[], chosen: Date | null): readonly FreeStart[] {
  const halves = firstOfEach(starts, 30);
  const few = halves.length > FEW ? firstOfEach(starts, 60) : halves;
  return starts.filter(
    (start) => few.includes(start) || start.startsAt.getTime() === chosen?.getTime(),
  );
}

function firstOfEach(starts: readonly FreeStart[], minutes: number): readonly FreeStart[] {
  const partOf = ({ time }: FreeStart) => Math.floor(minutesOf(time) / minutes);
  return starts.filter((start, index) => {
    const before = starts[index - 1];
    // Clocks that are set back begin a part again.
    return before === undefined || partOf(before) !== partOf(start) || start.time <= before.time;
  });
}
