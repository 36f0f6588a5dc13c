import { SLOT_MINUTES, slotKeys } from '@hearthkin/domain/booking/slots';
import { MINUTE_MS } from '@hearthkin/domain/durations';

/** A quarter hour of a session, with its end. */
interface Quarter {
  readonly key: string;
  readonly endsAt: Date;
}

/** The quarter hours of a session, in order. */
export function quartersOf(session: { readonly startsAt: Date; readonly endsAt: Date }): Quarter[] {
  const length = SLOT_MINUTES * MINUTE_MS;
  return slotKeys(session.startsAt, session.endsAt).map((key, index) => ({
    key,
    endsAt: new Date(session.startsAt.getTime() + (index + 1) * length),
  }));
}
