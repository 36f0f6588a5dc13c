import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { MOOD_LEVELS, MOOD_NOTE_MAX } from '@hearthkin/domain/wellness/mood';
import { beforeEach, describe, it } from 'vitest';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { eachMissing, NOW, UNKNOWN_NAME } from './values';

const { owner, stranger, companion } = cast('mood', ['owner', 'stranger'], ['companion']);
const { as, arrange } = rulesEnvironment(owner, stranger, companion, admin);
const others = [visitor, stranger, companion, admin];

const list = `users/${owner.uid}/moods`;
/** A UTC date that many days from today. */
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const at = (who?: Who, id = day(0)) => as(who).doc(`${list}/${id}`);
const felt = (change: object = {}) => ({ mood: 3, note: '', at: NOW, ...change });

beforeEach(async () => {
  for (const days of [-1, 0, 1]) await at(owner, day(days)).delete();
});

describe('a mood', () => {
  it('is written, changed and deleted by its member', async () => {
    const unfit: Who[] = [{ uid: owner.uid, userType: 'earner' }, { uid: owner.uid }];
    await access({ to: [owner], notTo: [...others, ...unfit] }, (who) => at(who).set(felt()));
    await access(
      { to: [owner], notTo: others },
      (who) => at(who).set(felt({ mood: 5, note: 'Better.' })),
      (who) => at(who).update({ mood: 1, at: NOW }),
      (who) => at(who).delete(),
    );
  });

  it('is changed at the time of the server', async () => {
    await allowed(at(owner).set(felt()));
    await denied(at(owner).update({ mood: 1 }));
    await allowed(at(owner).update({ mood: 1, at: NOW }));
  });

  it('is of today, wherever on earth the member is', async () => {
    await takes(
      (id) => at(owner, id).set(felt()),
      [day(-1), day(0), day(1)],
      [day(-2), day(2), UNKNOWN_NAME, `${day(0)}T`, day(0).slice(0, 7)],
    );
    await arrange({ [`${list}/${day(-9)}`]: { mood: 3, note: '', at: new Date() } });
    await denied(at(owner, day(-9)).set(felt()));
    await allowed(at(owner, day(-9)).delete());
  });

  it('is one of five, with a short note and the time of the server', () =>
    takes(
      (mood) => at(owner).set(mood),
      [...MOOD_LEVELS.map((mood) => felt({ mood })), felt({ note: 'x'.repeat(MOOD_NOTE_MAX) })],
      [
        ...[0, 6, 2.5, '3', null].map((mood) => felt({ mood })),
        ...['x'.repeat(MOOD_NOTE_MAX + 1), 7, null].map((note) => felt({ note })),
        felt({ at: new Date(0) }),
        felt({ [UNKNOWN_NAME]: true }),
        ...eachMissing(felt()),
      ],
    ));

  it('is read only by its member, not by companions or staff, a hundred at a time', async () => {
    await allowed(at(owner).set(felt()));
    await access(
      { to: [owner], notTo: others },
      (who) => at(who).get(),
      (who) => as(who).list(list, '__name__', 100),
    );
    await denied(as(owner).list(list, '__name__', 101));
    await denied(as(owner).list(list, '__name__'));
  });
});
