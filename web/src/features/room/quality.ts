/** The media that are sent: the whole picture, a small one, or sound alone. */
export type Quality = 'full' | 'small' | 'sound';

/** The report of the other side about the line (RTCRemoteInboundRtpStreamStats). */
export interface LineSample {
  /** Share of lost packets since the last report, 0 to 1. */
  readonly lost: number;
  /** Seconds for a packet and its answer. */
  readonly roundTrip: number;
}

/** The interval at which the line is looked at, in milliseconds. */
export const SAMPLE_EVERY_MS = 5_000;

/** From here on faces freeze and people talk over each other. */
const POOR_LOSS = 0.08;
const POOR_ROUND_TRIP = 0.8;

/** The number of samples in a row that lead to less, and to more again. */
const POOR_SAMPLES = 2;
const GOOD_SAMPLES = 6;

const LEVELS = ['full', 'small', 'sound'] as const satisfies Quality[];

/**
 * Decides from samples of the line how much is sent: one step less after ten poor seconds, one step
 * more after thirty good ones.
 */
export class QualityControl {
  #level = 0;
  #poor = 0;
  #good = 0;

  get quality(): Quality {
    return LEVELS[this.#level] ?? 'sound';
  }

  /** @returns whether the quality changed. */
  add({ lost, roundTrip }: LineSample): boolean {
    const isPoor = lost > POOR_LOSS || roundTrip > POOR_ROUND_TRIP;
    this.#poor = isPoor ? this.#poor + 1 : 0;
    this.#good = isPoor ? 0 : this.#good + 1;
    if (this.#poor >= POOR_SAMPLES) return this.#move(1);
    return this.#good >= GOOD_SAMPLES && this.#move(-1);
  }

  #move(step: 1 | -1): boolean {
    this.#poor = 0;
    this.#good = 0;
    const next = Math.min(Math.max(this.#level + step, 0), LEVELS.length - 1);
    const isChanged = next !== this.#level;
    this.#level = next;
    return isChanged;
  }
}

/** The worst of what is known of the line; null before the first report. */
export function sampleOf(reports: Iterable<Readonly<Record<string, unknown>>>): LineSample | null {
  const known = [...reports].filter(({ type }) => type === 'remote-inbound-rtp');
  if (known.length === 0) return null;
  const worst = (name: string) => Math.max(0, ...known.map((report) => Number(report[name] ?? 0)));
  return { lost: worst('fractionLost'), roundTrip: worst('roundTripTime') };
}
