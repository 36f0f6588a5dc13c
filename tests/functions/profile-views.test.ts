import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { describe, expect, it } from 'vitest';
import { countView } from '../../functions/src/companion/count-view';
import { makeCompanion } from '../support/actors';
import { adminDb, put, quietDatabase } from '../support/admin';
import { companionAccount, companionDocument, newId } from '../support/builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';

runTriggers();

const AT = new Date('2031-06-01T12:00:00Z');
const viewsOf = async (uid: string) => {
  const { docs } = await adminDb.collection(`companions/${uid}/viewCounts`).get();
  return docs.reduce((sum, doc) => sum + doc.get('views'), 0);
};

describe('a profile view', () => {
  it('is counted, and deleted two days later', async () => {
    const { uid } = await makeCompanion();
    await put(`companions/${uid}/viewCounts/3`, { views: 7 });
    const view = adminDb.doc(`companions/${uid}/views/some_viewer_2031-06-01`);
    await view.set({ at: AT });
    await eventually(() => viewsOf(uid)).toBe(8);
    const { viewerId, expireAt } = (await view.get()).data() ?? {};
    expect(viewerId).toBe('some_viewer');
    expect(expireAt.toDate()).toEqual(new Date(AT.getTime() + 2 * DAY_MS));
  });

  it('is counted once for a viewer however often the event is delivered, even at once', async () => {
    const { uid: companionId } = await makeCompanion();
    const viewed = { eventId: newId('event'), companionId, viewId: 'sam_2031-06-01' };
    await put(`companions/${companionId}/views/${viewed.viewId}`, { at: AT });
    // The trigger counts it under its own event's id.
    await eventually(() => viewsOf(companionId)).toBe(1);
    await Promise.all([1, 2, 3].map(() => countView(adminDb, viewed, AT)));
    await countView(adminDb, viewed, AT);
    expect(await viewsOf(companionId)).toBe(2);
  });

  it('writes nothing that others read', async () => {
    const { db, close } = quietDatabase(newId('demo-views'));
    const ref = db.doc('companions/wilma');
    await ref.set(companionDocument(companionAccount('wilma')));
    const { updateTime } = await ref.get();
    await db.doc('companions/wilma/views/sam_2031-06-01').set({ at: AT });
    const viewed = { companionId: 'wilma', viewId: 'sam_2031-06-01' };
    await countView(db, { eventId: newId('event'), ...viewed }, AT);
    expect((await db.collection('companions/wilma/viewCounts').get()).size).toBe(1);
    expect((await ref.get()).updateTime).toEqual(updateTime);
    await close();
  });

  it('does not restore a deleted companion', async () => {
    const companionId = newId('gone');
    const viewed = { eventId: newId('event'), companionId, viewId: 'sam_2031-06-01' };
    await countView(adminDb, viewed, AT);
    expect((await adminDb.doc(`companions/${companionId}`).get()).exists).toBe(false);
    expect(await viewsOf(companionId)).toBe(0);
    const view = await adminDb.doc(`companions/${companionId}/views/${viewed.viewId}`).get();
    expect(view.exists).toBe(false);
  });
});
