import { beforeEach, describe, it } from 'vitest';
import { access, denied, rulesEnvironment } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { NOW } from './values';

const { owner, stranger, companion } = cast('alert', ['owner', 'stranger'], ['companion']);
const { as, arrange } = rulesEnvironment(owner, stranger, companion, admin);
const others = [visitor, stranger, companion, admin];

const path = `freeAlerts/${owner.uid}`;
const at = (who?: Who) => as(who).doc(path);
const wish = { mood: 'sad', createdAt: new Date(), expireAt: new Date() };

beforeEach(() => arrange({ [path]: wish }));

describe('a wish to be told when someone is free', () => {
  it('is read by its member alone, who may read that there is none', async () => {
    await access({ to: [owner], notTo: others }, (who) => at(who).get());
    await at(owner).delete();
    await access({ to: [owner], notTo: others }, (who) => at(who).get());
  });

  it('is taken back by its member alone', async () => {
    for (const who of others) await denied(at(who).delete());
    await access({ to: [owner], notTo: others }, (who) => at(who).delete());
  });

  it('is written and listed by no client', async () => {
    for (const who of [owner, ...others]) {
      await denied(at(who).set({ ...wish, createdAt: NOW }));
      await denied(at(who).update({ mood: null }));
      await denied(as(who).list('freeAlerts', '__name__', 1));
    }
    await at(owner).delete();
    for (const who of [owner, ...others]) await denied(at(who).set({ ...wish, createdAt: NOW }));
  });
});
