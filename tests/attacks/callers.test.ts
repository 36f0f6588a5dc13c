import { CALLABLE_INPUTS, type CallableName } from '@hearthkin/domain/callables';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { beforeAll, expect, it } from 'vitest';
import * as functions from '../../functions/src/callables';
import type { Access } from '../../functions/src/platform/caller';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeCompanion,
  makeMember,
  signedInEarlier,
} from '../support/actors';
import { adminAuth, adminDb, update } from '../support/admin';
import { callFunction } from '../support/call-function';
import { CALLER_KINDS, type CallerKind } from '../support/caller-kinds';

type Sides = Record<'spender' | 'earner', Actor | null>;

let people: Record<CallerKind, Sides>;

async function both(change: (actor: Actor) => Promise<Actor>): Promise<Sides> {
  const [spender, earner] = await Promise.all([
    makeMember().then(change),
    makeCompanion().then(change),
  ]);
  return { spender, earner };
}

const withAccount = (fields: object) =>
  both(async (actor) => {
    await adminDb.doc(`users/${actor.uid}`).set(fields, { merge: true });
    return actor;
  });

beforeAll(async () => {
  const restriction = { until: new Date(Date.now() + HOUR_MS), reason: 'Insults.' };
  const [verified, unverified, restricted, suspended, deleted, ended, newcomer, staff] =
    await Promise.all([
      withAccount({}),
      withAccount({ level: 'account' }),
      withAccount({ restriction }),
      withAccount({ accountStatus: 'suspended' }),
      both(async (actor) => {
        await Promise.all([
          adminDb.doc(`users/${actor.uid}`).delete(),
          adminAuth.deleteUser(actor.uid),
        ]);
        return actor;
      }),
      both(async (actor) => {
        await update(`users/${actor.uid}`, { sessionsEndedAt: new Date() });
        return signedInEarlier(actor, HOUR_MS);
      }),
      makeActor({}),
      makeAdmin(),
    ]);
  people = {
    visitor: { spender: null, earner: null },
    'without account': { spender: newcomer, earner: newcomer },
    unverified,
    verified,
    restricted,
    suspended,
    deleted,
    'ended session': ended,
    staff: { spender: staff, earner: staff },
  };
});

/** Input that none reads: callers who are admitted are told so, and no handler runs. */
const UNREADABLE = '\ud800';
const ADMITTED = 'invalid-input';

/** From the strictest on; a caller with a standing has those after it. */
const STANDINGS = ['unrestricted', 'verified', 'active', 'newcomer', 'any'] as const;

/** The strictest standing of each kind, and what is answered where more is asked for. */
const LACKS: Record<CallerKind, { has: (typeof STANDINGS)[number]; else: string }> = {
  visitor: { has: 'any', else: 'unauthenticated' },
  'without account': { has: 'newcomer', else: 'forbidden' },
  unverified: { has: 'active', else: 'identity-unverified' },
  verified: { has: 'unrestricted', else: '' },
  restricted: { has: 'verified', else: 'account-restricted' },
  suspended: { has: 'any', else: 'forbidden' },
  deleted: { has: 'newcomer', else: 'forbidden' },
  'ended session': { has: 'any', else: 'unauthenticated' },
  staff: { has: 'newcomer', else: 'forbidden' },
};

function expected(access: Access, kind: CallerKind): string {
  if (access === 'anyone') return ADMITTED;
  if (kind === 'visitor') return 'unauthenticated';
  if (access === 'admin' || access === 'admin-act')
    return kind === 'staff' ? ADMITTED : 'forbidden';
  const hasNoSide = kind === 'without account' || kind === 'staff';
  if (access.for !== 'person' && hasNoSide) return 'forbidden';
  if (kind === 'ended session') return 'unauthenticated';
  if (kind === 'staff' && access.orStaff) return ADMITTED;
  const { has, else: refusal } = LACKS[kind];
  const asked = access.standing ?? 'unrestricted';
  if (STANDINGS.indexOf(has) > STANDINGS.indexOf(asked)) return refusal;
  // Their sign-in is gone.
  return access.fresh && kind === 'deleted' ? 'unauthenticated' : ADMITTED;
}

const NAMES = Object.keys(CALLABLE_INPUTS) as CallableName[];
const CALLABLES: Readonly<Record<CallableName, { readonly access: Access }>> = functions;
const accessOf = (name: CallableName) => CALLABLES[name].access;

it.each(NAMES)('%s admits whom its access names, and no one else', async (name) => {
  const access = accessOf(name);
  const side = typeof access === 'object' && access.for === 'earner' ? 'earner' : 'spender';
  const answers = await Promise.all(
    CALLER_KINDS.map(async (kind) => {
      const { code } = await callFunction(name, UNREADABLE, people[kind][side]);
      return [kind, code];
    }),
  );
  expect(answers).toEqual(CALLER_KINDS.map((kind) => [kind, expected(access, kind)]));
});

const ONE_SIDED = NAMES.flatMap((name) => {
  const access = accessOf(name);
  return typeof access === 'string' || access.for === 'person' ? [] : [{ name, side: access.for }];
});

it.each(ONE_SIDED)('$name is for one side: $side', async ({ name, side }) => {
  const other = side === 'earner' ? 'spender' : 'earner';
  const { code } = await callFunction(name, UNREADABLE, people.verified[other]);
  expect(code).toBe('forbidden');
});
