import { toProfile } from '@hearthkin/domain/account/profile';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseSeenBy, disconnect, type Who } from '../rules/rules-clients';
import { type Actor, makeAdmin, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, adminDb, put, putFile } from '../support/admin';
import { bookingOf, memberDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { testSuite } from '../support/suite';
import { storedCollections } from './stored-collections';
import { publish, submit } from './story-people';

const { projectId, ports } = testSuite();
const DOCUMENTS = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

/** Unique names and words. */
const FIRST_NAME = 'Zephyrine';
const LAST_NAME = 'Quillfeather';
const TITLE = newId('The lighthouse of my winter');
const WORDS = `${newId('lantern')} ${'and then the light came back. '.repeat(10)}`;

interface Recipient {
  readonly who: string;
  readonly token: string | null;
  readonly seen: Firestore;
}

/** A document read over REST, with its creation and update times. */
interface RestDocument {
  readonly path: string;
  readonly text: string;
  readonly times: readonly string[];
}

interface RestAnswer {
  readonly fields: unknown;
  readonly createTime: string;
  readonly updateTime: string;
}

let author: Actor;
let submissionId: string;
let storyId: string;
let readers: readonly Recipient[];
/** Paths of all documents about the author or the story. */
let concerned: readonly string[];
let acquaintance: Actor;
let publishedAt: Timestamp;

/** Everything that identifies the author. */
const marks = () => [author.uid, author.email, FIRST_NAME, LAST_NAME, submissionId];
const isMarked = (text: string) => marks().some((mark) => text.includes(mark));
/** Whether a document is about the story. */
const isOfStory = (text: string) =>
  [storyId, TITLE, WORDS.trim().slice(0, 30)].some((mark) => text.includes(mark));

beforeAll(async () => {
  const [staff, member, companion] = await makeAll(makeAdmin, makeMember, makeCompanion);
  acquaintance = await makeCompanion();
  author = await makeMember({ firstName: FIRST_NAME, lastName: LAST_NAME });
  const account = memberDocument(author.uid, { firstName: FIRST_NAME, lastName: LAST_NAME });
  const talk = conversationId(author.uid, acquaintance.uid);
  await Promise.all([
    put(
      `bookings/${newId('booking')}`,
      bookingOf(author, acquaintance, {
        createdAt: new Date('2032-06-01T12:00:00Z'),
        startsAt: new Date('2032-06-08T18:00:00Z'),
      }),
    ),
    put(`conversations/${talk}`, {
      ...newConversation(author.uid, acquaintance.uid),
      updatedAt: new Date(),
    }),
    // Others know the author by their public card.
    put(`profiles/${author.uid}`, toProfile(account)),
    putFile(`profiles/${author.uid}/photo/front.png`, 'picture'),
  ]);
  submissionId = await submit(author, {
    title: TITLE,
    story: WORDS.trim(),
    isAnonymous: true,
    authorName: '',
    privacyLevel: 'public',
    allowContacts: true,
  });
  storyId = await publish(submissionId, staff);
  publishedAt = (await adminDb.doc(`stories/${storyId}`).get()).get('publishedAt');

  concerned = await candidates();

  const reader = (who: string, actor: Actor | null, claims: Omit<Who, 'uid'> = {}): Recipient => ({
    who,
    token: actor?.idToken ?? null,
    seen: databaseSeenBy(projectId, actor === null ? undefined : { uid: actor.uid, ...claims }),
  });
  readers = [
    reader('a visitor', null),
    reader('a member', member, { userType: 'spender' }),
    reader('a companion', companion, { userType: 'earner' }),
    reader('an acquaintance of the author', acquaintance, { userType: 'earner' }),
  ];
}, 60_000);
afterAll(disconnect);

async function candidates(): Promise<string[]> {
  const groups = await Promise.all(
    [...storedCollections()].map((name) => adminDb.collectionGroup(name).get()),
  );
  return groups.flatMap(({ docs }) =>
    docs
      .filter((found) => {
        const text = `${found.ref.path} ${JSON.stringify(found.data())}`;
        return isMarked(text) || isOfStory(text);
      })
      .map(({ ref }) => ref.path),
  );
}

/** A document over REST; null if the rules deny it. */
async function overRest(path: string, { token }: Recipient): Promise<RestDocument | null> {
  const response = await fetch(`${DOCUMENTS}/${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return null;
  const { createTime, updateTime, ...rest } = (await response.json()) as RestAnswer;
  return { path, text: `${path} ${JSON.stringify(rest.fields)}`, times: [createTime, updateTime] };
}

/** What a reader can read about the author or the story, by REST and SDK. */
async function readable(reader: Recipient, paths = concerned): Promise<RestDocument[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const rest = await overRest(path, reader);
      const bySdk = await getDoc(doc(reader.seen, path)).then(
        (snapshot) => snapshot.exists(),
        () => false,
      );
      // Both show the same.
      expect([path, bySdk]).toEqual([path, rest !== null]);
      return rest;
    }),
  );
  return found.filter((document) => document !== null);
}

const joining = (documents: readonly RestDocument[]) =>
  documents.filter(({ text }) => isOfStory(text) && isMarked(text)).map(({ path }) => path);

const forEveryReader = (work: (reader: Recipient) => Promise<void>) =>
  Promise.all(readers.map(work));

describe('a story under a chosen name whose author readers may write to', () => {
  it('is read by everyone, and no readable document links it to its author', async () => {
    await forEveryReader(async (reader) => {
      const documents = await readable(reader);
      const ofStory = documents.filter(({ text }) => isOfStory(text)).map(({ path }) => path);
      expect([reader.who, ofStory]).toEqual([reader.who, [`stories/${storyId}`]]);
      expect([reader.who, joining(documents)]).toEqual([reader.who, []]);
    });
  });

  it('is linked to its author if a document has both ids', async () => {
    const leak = adminDb.doc(`stories/${newId('leak')}`);
    await leak.set({ privacyLevel: 'public', title: TITLE, authorId: author.uid });
    await forEveryReader(async (reader) => {
      expect(joining(await readable(reader, [...concerned, leak.path]))).toEqual([leak.path]);
    });
    await leak.delete();
  });

  it('shares no timestamp with any readable document of its author', async () => {
    await forEveryReader(async (reader) => {
      const documents = await readable(reader);
      const told = documents.filter(({ text }) => isOfStory(text)).flatMap(({ times }) => times);
      const ofAuthor = documents.filter(({ text }) => isMarked(text));
      // Signed-in people can read the author's public card.
      expect(ofAuthor.length > 0).toBe(reader.token !== null);
      for (const { path, text, times } of ofAuthor) {
        expect([path, times.filter((time) => told.includes(time))]).toEqual([path, []]);
        expect(text).not.toContain(publishedAt.toDate().toISOString().slice(0, 23));
      }
    });
  });

  it('is not found by a query for its author', async () => {
    await forEveryReader(async ({ who, seen }) => {
      const published = collection(seen, 'stories');
      const isPublic = where('privacyLevel', '==', 'public');
      const byTitle = query(published, isPublic, where('title', '==', TITLE), limit(5));
      expect([who, (await getDocs(byTitle)).size]).toEqual([who, 1]);
      const byAuthor = query(published, isPublic, where('authorId', '==', author.uid), limit(5));
      expect([who, (await getDocs(byAuthor)).size]).toEqual([who, 0]);
      for (const [field, value] of [
        ['authorId', author.uid],
        ['storyId', storyId],
        ['title', TITLE],
      ]) {
        const own = collection(seen, 'storySubmissions');
        const found = getDocs(query(own, where(`${field}`, '==', value), limit(5)));
        await expect(found).rejects.toMatchObject({ code: 'permission-denied' });
      }
    });
  });

  it('is in no collection group query open to others', async () => {
    const names = [...storedCollections()];
    expect(names).toEqual(
      expect.arrayContaining(['users', 'stories', 'storySubmissions', 'auditLog']),
    );
    await forEveryReader(async ({ who, seen }) => {
      for (const name of names) {
        const found = await getDocs(query(collectionGroup(seen, name), limit(50))).then(
          ({ docs }) => docs.map((one) => `${one.ref.path} ${JSON.stringify(one.data())}`),
          () => [],
        );
        const joins = found.filter((text) => isOfStory(text) && isMarked(text));
        expect([who, name, joins]).toEqual([who, name, []]);
      }
    });
  });

  it('has left no trace in Storage', async () => {
    const [files] = await adminBucket.getFiles();
    expect(files.map(({ name }) => name).filter(isMarked)).toHaveLength(1);
    expect(
      files.filter((file) => isOfStory(`${file.name} ${JSON.stringify(file.metadata)}`)),
    ).toEqual([]);
    const listed = await fetch(
      `http://127.0.0.1:${ports.storage}/v0/b/${adminBucket.name}/o?prefix=profiles/${author.uid}/`,
    );
    expect(listed.status).toBe(403);
  });

  it('is not in the data download of the author’s contacts', async () => {
    const { status, result } = await callFunction('downloadAccount', { after: null }, acquaintance);
    expect(status).toBe(200);
    expect(isOfStory(JSON.stringify(result))).toBe(false);
  });
});
