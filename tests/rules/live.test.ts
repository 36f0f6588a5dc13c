import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocuments } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { NOW, UNKNOWN_NAME } from './values';

const { member, owner, colleague } = cast('live', ['member'], ['owner', 'colleague']);
const { as, arrange } = rulesEnvironment(member, owner, colleague);
const { uid } = owner;

const path = `companions/${uid}/live/${LIVE_ID}`;
const live = (who?: Who) => as(who).doc(path);
const arrangeCompanion = (listed: boolean) => {
  const documents = companionDocuments(companionAccount(uid), { listed });
  return arrange({ [`companions/${uid}`]: documents.listing, [path]: documents.live });
};
const beat = { lastActiveAt: NOW };

beforeEach(() => arrangeCompanion(true));

describe('what changes by the minute of a companion', () => {
  it('is read by everyone who may read the listing', async () => {
    const read = (who?: Who) => live(who).get();
    await access({ to: [visitor, member, owner, colleague] }, read);
    await arrangeCompanion(false);
    await access({ to: [owner], notTo: [visitor, member, colleague, admin] }, read);
  });

  it('is one document, and isn’t listed', async () => {
    const folder = `companions/${uid}/live`;
    await access(
      { notTo: [visitor, member, owner, admin] },
      (who) => as(who).list(folder, 1),
      (who) => as(who).find(folder, LIVE_ID),
    );
    await arrange({ [`${folder}/then`]: { lastActiveAt: new Date(0) } });
    await denied(as(owner).doc(`${folder}/then`).update(beat));
    await denied(as(owner).list(folder, 1));
  });

  it('has the time of the companion’s own activity, which is now', async () => {
    await access(
      {
        to: [owner],
        notTo: [visitor, member, colleague, admin, { uid, userType: 'spender' }, { uid }],
      },
      (who) => live(who).update(beat),
    );
    const bad = [new Date('2030-01-01'), new Date(0), null, 'now'];
    await takes((lastActiveAt) => live(owner).update({ lastActiveAt }), [], bad);
  });

  it('is otherwise kept by functions', async () => {
    const kept = { onlineShard: 1, busy: [1], fullDays: ['2026-12-06'], [UNKNOWN_NAME]: true };
    await takes(
      ([field, value]) => live(owner).update({ ...beat, [field]: value }),
      [],
      Object.entries(kept),
    );
    await denied(live(owner).update({ busy: [1] }));
    await denied(live(owner).delete());
    await denied(as(colleague).doc(`companions/${colleague.uid}/live/${LIVE_ID}`).set(beat));
    await allowed(live(owner).update(beat));
  });
});
