import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocument, newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, visitor, type Who } from './people';
import { NOW, UNKNOWN_NAME } from './values';

const viewer: Who = { uid: 'view_of-a-member', userType: 'spender' };
const companion: Who = { uid: 'view-companion', userType: 'earner' };
const { as, arrange } = rulesEnvironment(viewer, companion);

/** Views can't be deleted, so each test views someone new. */
let companionId: string;

const today = (uid: string) => profileViewId(uid, new Date());
const at = (who: Who | undefined, id = today(viewer.uid), of = companionId) =>
  as(who).doc(`companions/${of}/views/${id}`);
const now = { at: NOW };

const arrangeCompanion = (listed: boolean, uid = companionId) =>
  arrange({ [`companions/${uid}`]: companionDocument(companionAccount(uid), { listed }) });

beforeEach(async () => {
  companionId = newId('viewed');
  await arrangeCompanion(true);
});

describe('a profile view', () => {
  it('counts for a viewer who is signed in, once on each day', async () => {
    await access({ to: [viewer], notTo: [visitor] }, (who) => at(who).set(now));
    await denied(at(viewer).set(now));
    await denied(at(viewer).delete());
    // Before there is an account.
    const newcomer: Who = { uid: newId('view-newcomer') };
    await denied(at(newcomer, today(newcomer.uid)).set(now));
  });

  it('counts only for the signed-in viewer, and for today', () => {
    const day = (days: number) => profileViewId(viewer.uid, new Date(Date.now() + days * DAY_MS));
    const bad = [today('somebody-else'), day(-1), day(1), viewer.uid, `${viewer.uid}_`];
    return takes((id) => at(viewer, id).set(now), [today(viewer.uid)], bad);
  });

  it('does not count for the companion themselves, as it does for others', async () => {
    await arrangeCompanion(true, companion.uid);
    const id = today(companion.uid);
    await denied(at(companion, id, companion.uid).set(now));
    await allowed(at(companion, id).set(now));
  });

  it('counts only for a listed companion', async () => {
    await arrangeCompanion(false);
    await denied(at(viewer).set(now));
    await arrangeCompanion(true);
    await allowed(at(viewer).set(now));
  });

  it('has only the server’s time', () =>
    takes(
      (view) => at(viewer).set(view),
      [now],
      [{}, { at: new Date(0) }, { ...now, [UNKNOWN_NAME]: true }],
    ));

  it('is read by no client, so no companion learns who looked', async () => {
    await allowed(at(viewer).set(now));
    const own = `companions/${companion.uid}/views`;
    await arrange({ [`${own}/${today(viewer.uid)}`]: { at: new Date() } });
    await access(
      { notTo: [visitor, viewer, companion, admin] },
      (who) => at(who, today(viewer.uid), companion.uid).get(),
      (who) => as(who).list(own),
    );
  });
});
