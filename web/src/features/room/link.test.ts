import { SIGNAL_LIMITS } from '@hearthkin/domain/booking/room-signal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Link, type LinkConnection, type LinkState } from './link';
import type { Signal } from './signal';

/** Simulated time: what is due runs in order, each with its promises settled. */
class Clock {
  #now = 0;
  #due: { at: number; run: () => void; isOff: boolean }[] = [];

  readonly later = (ms: number, run: () => void) => {
    const entry = { at: this.#now + ms, run, isOff: false };
    this.#due.push(entry);
    return () => {
      entry.isOff = true;
    };
  };

  async runUntil(end: number): Promise<void> {
    for (;;) {
      this.#due = this.#due.filter(({ isOff }) => !isOff).sort((a, b) => a.at - b.at);
      const next = this.#due[0];
      if (next === undefined || next.at > end) break;
      this.#due.shift();
      this.#now = next.at;
      next.run();
      await settled();
    }
    this.#now = end;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await null;
}

/** Numbers from 0 to below 1, from what the test chose. */
type Chance = () => number;

/** Like two browsers on one network, in the order in which they demand their calls. */
class Wire {
  readonly connections = new Map<string, FakeConnection>();
  readonly clock: Clock;
  readonly chance: Chance;
  isUp = true;

  constructor(clock: Clock, chance: Chance) {
    this.clock = clock;
    this.chance = chance;
  }
}

class FakeConnection implements LinkConnection {
  connectionState: RTCPeerConnectionState = 'new';
  onconnectionstatechange: LinkConnection['onconnectionstatechange'] = null;
  onicecandidate: LinkConnection['onicecandidate'] = null;
  readonly name: string;
  readonly #wire: Wire;
  #local = '';
  #remote = '';
  #signaling = 'stable';
  readonly #candidatesOf = new Set<string>();

  constructor(wire: Wire, name: string) {
    this.#wire = wire;
    this.name = name;
    wire.connections.set(name, this);
  }

  async createOffer(): Promise<RTCSessionDescriptionInit> {
    this.#mustBeOpen();
    return { type: 'offer', sdp: this.name };
  }

  async createAnswer(): Promise<RTCSessionDescriptionInit> {
    this.#mustBeOpen();
    if (this.#signaling !== 'have-remote-offer') throw new Error('InvalidStateError: no offer');
    return { type: 'answer', sdp: this.name };
  }

  async setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.#mustBeOpen();
    const wanted = description.type === 'offer' ? 'stable' : 'have-remote-offer';
    if (this.#signaling !== wanted) throw new Error(`InvalidStateError: ${this.#signaling}`);
    this.#signaling = description.type === 'offer' ? 'have-local-offer' : 'stable';
    this.#local = description.sdp ?? '';
    for (const index of [1, 2, 3]) {
      this.#wire.clock.later(this.#wire.chance() * 700, () => {
        const candidate = `${this.name}/${index}`;
        const found = { candidate, toJSON: () => ({ candidate }) };
        this.onicecandidate?.({ candidate: found });
      });
    }
    this.#look();
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    this.#mustBeOpen();
    const wanted = type === 'offer' ? 'stable' : 'have-local-offer';
    if (this.#signaling !== wanted) throw new Error(`InvalidStateError: ${this.#signaling}`);
    this.#signaling = type === 'offer' ? 'have-remote-offer' : 'stable';
    this.#remote = sdp;
    this.#look();
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    this.#mustBeOpen();
    if (this.#remote === '') throw new Error('InvalidStateError: no remote description');
    const [of = ''] = (candidate.candidate ?? '').split('/');
    if (of !== this.#remote) throw new Error(`A candidate of ${of} for ${this.#remote}`);
    this.#candidatesOf.add(of);
    this.#look();
  }

  close(): void {
    this.connectionState = 'closed';
  }

  become(state: RTCPeerConnectionState): void {
    if (this.connectionState === 'closed' || this.connectionState === state) return;
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  get isComplete(): boolean {
    return this.#signaling === 'stable' && this.#local !== '' && this.#candidatesOf.size > 0;
  }

  get other(): FakeConnection | undefined {
    return this.#wire.connections.get(this.#remote);
  }

  #look(): void {
    this.#wire.clock.later(this.#wire.chance() * 300, () => {
      const { other } = this;
      if (!this.#wire.isUp || !this.isComplete || other?.isComplete !== true) return;
      if (other.other !== this || [this, other].some((one) => one.connectionState === 'closed')) {
        return;
      }
      this.become('connected');
      other.become('connected');
    });
  }

  #mustBeOpen(): void {
    if (this.connectionState === 'closed') throw new Error('InvalidStateError: closed');
  }
}

/** The documents of a room. Each listener sees states, not writes: some are skipped, some repeated. */
class Room {
  readonly #stored = new Map<string, Signal & { readonly at: number }>();
  readonly #listeners = new Set<(all: readonly Signal[]) => void>();
  writes = 0;
  latestRevision = 0;

  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  readonly write = (signal: Signal): void => {
    const before = this.#stored.get(signal.attempt);
    if (before !== undefined && signal.revision <= before.revision) {
      throw new Error(`Revision ${signal.revision} after ${before.revision}`);
    }
    this.writes += 1;
    this.latestRevision = Math.max(this.latestRevision, signal.revision);
    this.#stored.set(signal.attempt, { ...signal, at: this.writes });
    for (const listener of this.#listeners) this.#tell(listener);
  };

  listen(listener: (all: readonly Signal[]) => void): () => void {
    this.#listeners.add(listener);
    this.#tell(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Soon, once or twice, with the state of that moment. */
  #tell(listener: (all: readonly Signal[]) => void): void {
    const { clock, chance } = this.#wire;
    for (let times = chance() < 0.2 ? 2 : 1; times > 0; times -= 1) {
      clock.later(chance() * 2_000, () => {
        if (!this.#listeners.has(listener)) return;
        listener([...this.#stored.values()].sort((a, b) => a.at - b.at));
      });
    }
  }
}

class Side {
  state: LinkState = 'waiting';
  connection: FakeConnection | null = null;
  readonly errors: unknown[] = [];
  readonly link: Link<FakeConnection>;
  readonly #stop: () => void;
  #isGone = false;

  constructor(wire: Wire, room: Room, uid: string, tab = '', ofThisTab = new Set<string>()) {
    let made = ofThisTab.size;
    let opened = 0;
    this.link = new Link({
      uid,
      ofThisTab,
      isOfferer: uid === 'member',
      newAttempt: () => {
        made += 1;
        return `${uid}${tab}-${made}`;
      },
      connect: () => {
        opened += 1;
        return new FakeConnection(wire, `${uid}${tab}#${opened}`);
      },
      modes: () => ({ microphone: true, camera: true }),
      write: room.write,
      later: (ms, run) => wire.clock.later(ms, () => this.#isGone || run()),
      onState: (state, connection) => {
        this.state = state;
        this.connection = connection;
      },
      onError: (error) => this.errors.push(error),
    });
    this.#stop = room.listen((all) => this.link.receive(all));
  }

  /** Leaves as when a tab is closed or reloaded: nothing is said. */
  vanish(): void {
    this.#isGone = true;
    this.#stop();
    this.connection?.close();
  }
}

function chanceOf(seed: number): Chance {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function place(seed: number) {
  const clock = new Clock();
  const wire = new Wire(clock, chanceOf(seed));
  return { clock, wire, room: new Room(wire) };
}

function areTogether(one: Side, other: Side): boolean {
  return (
    [one, other].every(({ state }) => state === 'connected') &&
    one.connection?.other === other.connection &&
    other.connection?.other === one.connection
  );
}

const MINUTE = 60_000;

describe('two sides of a room', () => {
  it('connect in 1,000 orders of their signals, with breaks and reloads', async () => {
    const anyStory = fc.record({
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
      companionComes: fc.nat(20_000),
      breaks: fc.array(fc.nat(50_000), { maxLength: 3 }),
      reloads: fc.array(
        fc.record({
          after: fc.nat(50_000),
          uid: fc.constantFrom<'member' | 'companion'>('member', 'companion'),
        }),
        { maxLength: 2 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyStory, async ({ seed, companionComes, breaks, reloads }) => {
        const { clock, wire, room } = place(seed);
        const member = new Side(wire, room, 'member');
        await clock.runUntil(companionComes);
        const sides = { member, companion: new Side(wire, room, 'companion') };
        for (const after of breaks) {
          clock.later(after, () => {
            for (const side of Object.values(sides)) side.connection?.become('disconnected');
          });
        }
        reloads.forEach(({ after, uid }, index) => {
          clock.later(after, () => {
            sides[uid].vanish();
            sides[uid] = new Side(wire, room, uid, `-${index}`);
          });
        });
        await clock.runUntil(companionComes + 5 * MINUTE);
        const ends = Object.values(sides).map(({ state, errors }) => [state, errors]);
        expect(ends, `after ${room.writes} writes`).toEqual([
          ['connected', []],
          ['connected', []],
        ]);
        expect(areTogether(sides.member, sides.companion)).toBe(true);
      }),
      { numRuns: 1_000, seed: 20_261_124 },
    );
  });

  it('say that no way was found where there is none, after a few attempts', async () => {
    const { clock, wire, room } = place(7);
    wire.isUp = false;
    const sides = ['member', 'companion'].map((uid) => new Side(wire, room, uid));
    await clock.runUntil(10 * MINUTE);
    expect(sides.map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(room.writes).toBeLessThan(100);
    const { writes } = room;
    await clock.runUntil(60 * MINUTE);
    expect(room.writes, 'neither goes on for the other’s sake').toBe(writes);

    wire.isUp = true;
    sides[0]?.link.restart();
    await clock.runUntil(61 * MINUTE);
    expect(sides.map(({ state }) => state)).toEqual(['connected', 'connected']);
  });

  it.each(['member', 'companion'])(
    'meet again when the tab of one is gone for minutes, ten times: %s',
    async (gone) => {
      const { clock, wire, room } = place(13);
      const stays = new Side(wire, room, gone === 'member' ? 'companion' : 'member');
      let comes = new Side(wire, room, gone);
      for (let times = 1; times <= 10; times += 1) {
        await clock.runUntil((4 * times - 3) * MINUTE);
        expect(areTogether(stays, comes), `time ${times}`).toBe(true);
        comes.vanish();
        stays.connection?.become('disconnected');
        await clock.runUntil(4 * times * MINUTE);
        expect(stays.state).toBe('failed');
        comes = new Side(wire, room, gone, `-${times}`);
      }
      await clock.runUntil(41 * MINUTE);
      expect(areTogether(stays, comes)).toBe(true);
    },
  );

  it('see the other leave, and meet again', async () => {
    const { clock, wire, room } = place(3);
    const member = new Side(wire, room, 'member');
    const companion = new Side(wire, room, 'companion');
    await clock.runUntil(MINUTE);
    expect(areTogether(member, companion)).toBe(true);
    companion.link.leave();
    await clock.runUntil(2 * MINUTE);
    expect(companion.state).toBe('left');
    expect(member.state).toBe('waiting');
    const again = new Side(wire, room, 'companion', 'b');
    await clock.runUntil(3 * MINUTE);
    expect(areTogether(member, again)).toBe(true);
  });
});

it('a side that turns its camera on and off all the time stays together with the other', async () => {
  const { clock, wire, room } = place(5);
  const member = new Side(wire, room, 'member');
  const companion = new Side(wire, room, 'companion');
  await clock.runUntil(MINUTE);
  const before = room.writes;
  member.link.announce({ microphone: true, camera: true });
  expect(room.writes).toBe(before);
  for (let times = 0; times < 2 * SIGNAL_LIMITS.revision; times += 1) {
    member.link.announce({ microphone: true, camera: times % 2 === 1 });
    await clock.runUntil(MINUTE + times * 1_000);
  }
  await clock.runUntil(20 * MINUTE);
  expect(areTogether(member, companion)).toBe(true);
  expect(room.latestRevision).toBeLessThanOrEqual(SIGNAL_LIMITS.revision);
});

it('a second tab takes over, and the first says so', async () => {
  const { clock, wire, room } = place(11);
  const first = new Side(wire, room, 'member');
  const companion = new Side(wire, room, 'companion');
  await clock.runUntil(MINUTE);
  const second = new Side(wire, room, 'member', 'b');
  await clock.runUntil(2 * MINUTE);
  expect(first.state).toBe('taken-over');
  expect(areTogether(second, companion)).toBe(true);
});

it('a tab that leaves and enters again at once keeps its place, in any order of its signals', async () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const { clock, wire, room } = place(seed);
    const ofThisTab = new Set<string>();
    const first = new Side(wire, room, 'member', '', ofThisTab);
    const again = new Side(wire, room, 'member', '', ofThisTab);
    const companion = new Side(wire, room, 'companion');
    await clock.runUntil(1_000);
    first.link.leave();
    await clock.runUntil(MINUTE);
    expect(again.state, `seed ${seed}`).toBe('connected');
    expect(areTogether(again, companion)).toBe(true);
  }
});
