import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Move, movedStart, type WeekEntry } from '../times/week-plan';

/** A move is in quarter hours. */
const STEP_MINUTES = 15;

/** Pixels a pointer may tremble during a click. */
const TREMOR_PX = 4;

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

interface MoveOptions {
  readonly zone: string;
  readonly pixelsPerMinute: number;
  /** Called with the new start once the entry is dropped, or on Enter. */
  readonly onMove: (entry: WeekEntry, startsAt: Date) => void;
}

interface Grip {
  readonly x: number;
  readonly y: number;
  /** The width of a day's column; negative where days run from right to left. */
  readonly dayWidth: number;
}

/**
 * Moves an entry of the week: by pointer, or by Shift with an arrow key and then Enter; Escape ends
 * it. Fingers scroll instead.
 */
export function useMove({ zone, pixelsPerMinute, onMove }: MoveOptions) {
  const [moving, setMoving] = useState<{ readonly id: string; readonly move: Move } | null>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const stop = () => {
    grip.current = null;
    setMoving(null);
  };

  function finish(entry: WeekEntry, move: Move): void {
    stop();
    const startsAt = movedStart(entry.startsAt, move, zone);
    if (startsAt !== null && startsAt.getTime() !== entry.startsAt.getTime()) {
      onMove(entry, startsAt);
    }
  }

  /** Handlers of an entry that can move. */
  function handlersFor(entry: WeekEntry) {
    const current = moving?.id === entry.id ? moving.move : null;
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.pointerType === 'touch' || event.button !== 0) return;
        const column = event.currentTarget.closest('[data-day]');
        if (column === null) return;
        const isRtl = getComputedStyle(column).direction === 'rtl';
        const { width } = column.getBoundingClientRect();
        grip.current = { x: event.clientX, y: event.clientY, dayWidth: isRtl ? -width : width };
      },
      onPointerMove: ({
        clientX,
        clientY,
        currentTarget,
        pointerId,
      }: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const [dx, dy] = [clientX - grip.current.x, clientY - grip.current.y];
        if (!wasDragged.current) {
          if (Math.hypot(dx, dy) < TREMOR_PX) return;
          wasDragged.current = true;
          currentTarget.setPointerCapture(pointerId);
        }
        const minutes = Math.round(dy / pixelsPerMinute / STEP_MINUTES) * STEP_MINUTES;
        setMoving({
          id: entry.id,
          move: { days: Math.round(dx / grip.current.dayWidth), minutes },
        });
      },
      onPointerUp: () => (current !== null && wasDragged.current ? finish(entry, current) : stop()),
      onPointerCancel: stop,
      // The click that ends a drag doesn't open the entry.
      onClick: (event: { preventDefault: () => void }) => {
        if (wasDragged.current) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        wasDragged.current = false;
        const step = event.shiftKey ? KEYS[event.key] : undefined;
        if (step !== undefined) {
          event.preventDefault();
          const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
          const { days, minutes } = current ?? { days: 0, minutes: 0 };
          const move = {
            days: days + (isRtl ? -step.days : step.days),
            minutes: minutes + step.minutes,
          };
          // A key that leaves the day does nothing.
          if (movedStart(entry.startsAt, move, zone) !== null) setMoving({ id: entry.id, move });
        } else if (current !== null && event.key === 'Enter') {
          event.preventDefault();
          finish(entry, current);
        } else if (event.key === 'Escape') stop();
      },
      onBlur: stop,
    };
  }

  return { moving, handlersFor };
}
