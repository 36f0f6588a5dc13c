import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type * as z from 'zod/mini';
import { companionAccount, companionDocuments, memberDocument } from '../../support/builders';

/** A document that clients may write, with a write that the rules accept. */
export interface WritableDocument {
  readonly name: string;
  readonly path: string;
  readonly claims: { readonly sub: string; readonly userType: 'spender' | 'earner' };
  /** What is stored before, by path. */
  readonly stored: Readonly<Record<string, object>>;
  /** All fields of a new document, or those that an update changes. */
  readonly fields: object;
  /** Paths of the fields that get the time of the write. */
  readonly stamped: readonly string[];
  /** Further writes of the same commit. */
  readonly together: readonly LimitWrite[];
  /** What functions and the client read the document with. */
  readonly schema: z.ZodMiniType;
}

/** What a person has used up of a limit, set together with the document. */
export interface LimitWrite {
  readonly path: string;
  readonly fields: object;
  readonly stamped: readonly string[];
}

type Given = Pick<WritableDocument, 'name' | 'path' | 'fields' | 'schema'> &
  Partial<WritableDocument>;

/**
 * The member and the companion of all entries, and what several kinds need.
 * @param now the time of the write.
 * @param mark part of every id, so that writes don't meet.
 */
export function writers(now: Date, mark: string) {
  const member = `member${mark}`;
  const companion = `companion${mark}`;
  const limitOf = (name: string) => `users/${member}/limits/${name}`;
  const asMember = { sub: member, userType: 'spender' } as const;
  const asCompanion = { sub: companion, userType: 'earner' } as const;
  const account = memberDocument(member, { firstName: 'Sam', lastName: 'Porter' });
  const { listing, live } = companionDocuments(companionAccount(companion), { listed: true });
  const profile = { displayName: 'Sam P.' };
  // On the minute, as clocks show it.
  const startsAt = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS + 7 * DAY_MS);
  const people = {
    [`users/${member}`]: account,
    [`users/${companion}`]: companionAccount(companion),
    [`profiles/${member}`]: profile,
    [`profiles/${companion}`]: { displayName: 'Eve M.' },
    [`companions/${companion}`]: listing,
    [`companions/${companion}/live/${LIVE_ID}`]: live,
  };
  const writable = (given: Given): WritableDocument => ({
    claims: asMember,
    stamped: [],
    together: [],
    ...given,
    stored: { ...people, ...given.stored },
  });
  return {
    now,
    mark,
    member,
    companion,
    limitOf,
    asCompanion,
    account,
    profile,
    startsAt,
    writable,
  };
}

export type Writers = ReturnType<typeof writers>;
