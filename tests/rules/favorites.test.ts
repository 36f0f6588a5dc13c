import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocument } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { NOW, UNKNOWN_NAME } from './values';

const { owner, stranger, companion } = cast('favorite', ['owner', 'stranger'], ['companion']);
const { as, arrange } = rulesEnvironment(owner, stranger);
const others = [visitor, stranger, admin, companion];

const list = `users/${owner.uid}/favorites`;
const at = (who?: Who, id = companion.uid) => as(who).doc(`${list}/${id}`);
const now = { addedAt: NOW };

const arrangeCompanion = (listed: boolean) =>
  arrange({
    [`companions/${companion.uid}`]: companionDocument(companionAccount(companion.uid), { listed }),
  });

beforeEach(async () => {
  await arrangeCompanion(true);
  await at(owner).delete();
});

describe('a favorite', () => {
  it('is added and removed by its member', async () => {
    const unfit: Who[] = [{ uid: owner.uid, userType: 'earner' }, { uid: owner.uid }];
    await access({ to: [owner], notTo: [...others, ...unfit] }, (who) => at(who).set(now));
    await access({ to: [owner], notTo: others }, (who) => at(who).delete());
    // Of a deleted account.
    const gone: Who = { uid: 'favorite-gone', userType: 'spender' };
    await denied(as(gone).doc(`users/${gone.uid}/favorites/${companion.uid}`).set(now));
  });

  it('is a listed companion', async () => {
    await denied(at(owner, 'favorite-nobody').set(now));
    await arrangeCompanion(false);
    await denied(at(owner).set(now));
    await arrangeCompanion(true);
    await allowed(at(owner).set(now));
  });

  it('has only the server’s date', () =>
    takes(
      (favorite) => at(owner).set(favorite),
      [now],
      [{}, { addedAt: new Date(0) }, { ...now, [UNKNOWN_NAME]: true }],
    ));

  it('is never changed', async () => {
    await allowed(at(owner).set(now));
    await denied(at(owner).set(now));
  });

  it('is read only by its member, not even by the companion', async () => {
    await arrange({ [`${list}/${companion.uid}`]: { addedAt: new Date() } });
    await access(
      { to: [owner], notTo: others },
      (who) => at(who).get(),
      (who) => as(who).list(list, 'addedAt desc', 200),
    );
  });
});
