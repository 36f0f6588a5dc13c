import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../mutation/mutants-of';
import { ReplayChecker } from '../mutation/replay-checker';
import { parseRulesText } from '../rules-file';
import type { FirestoreRecord, Operation, RestWrite } from './firestore-recording';
import { firestoreRequests } from './firestore-requests';

const ROOT = 'projects/demo/databases/(default)/documents';
const TIME = '2026-06-01T12:00:00.000000000Z';

const RULES = parseRulesText(
  'firestore.rules',
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} {
    allow get: if exists(/databases/$(database)/documents/friends/$(request.auth.uid));
    allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
    allow create: if request.resource.data.at == request.time && id != 'shut'
      && getAfter(/databases/$(database)/documents/totals/notes).data.count
        == get(/databases/$(database)/documents/totals/notes).data.count + 1;
    allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['tags']);
  }
  match /totals/notes { allow update: if request.auth != null; }
} }`,
);

const text = (value: string) => ({ stringValue: value });
const ask = (
  operation: Operation,
  verdict: FirestoreRecord['verdict'],
  token: FirestoreRecord['token'] = { sub: 'ann' },
): FirestoreRecord => ({ operation, verdict, token, test: 'a test', time: TIME });
const commit = (...writes: RestWrite[]): Operation => ({ kind: 'commit', writes });
const get = (path: string): Operation => ({ kind: 'get', document: `${ROOT}/${path}` });
const list = (owner: string, limit: number): Operation => ({
  kind: 'list',
  query: {
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: 'notes' }],
      where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text(owner) } },
      limit: { value: limit },
    },
  },
});
const stamped = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' as const }];
const counted = [{ fieldPath: 'count', increment: { integerValue: '1' } }];
const count = (steps = counted): RestWrite => ({
  update: { name: `${ROOT}/totals/notes` },
  updateMask: { fieldPaths: [] },
  updateTransforms: steps,
});
const note = (id: string): RestWrite => ({
  update: { name: `${ROOT}/notes/${id}`, fields: { owner: text('ann') } },
  updateTransforms: stamped,
});
const arranged = [
  ask(
    commit({
      update: { name: `${ROOT}/totals/notes`, fields: { count: { integerValue: '0' } } },
    }),
    'allow',
    'owner',
  ),
];

const unfaithful = (...records: FirestoreRecord[]) =>
  new ReplayChecker(RULES, firestoreRequests([...arranged, ...records])).unfaithful;

describe('a replay', () => {
  it('knows documents written by earlier requests, but not denied ones', () => {
    const friend = commit({ update: { name: `${ROOT}/friends/ann`, fields: {} } });
    const records = [
      ask(get('notes/a'), 'deny'),
      ask(friend, 'deny', null),
      ask(get('notes/a'), 'deny'),
      ask(friend, 'allow', 'owner'),
      ask(get('notes/a'), 'allow'),
    ];
    expect(unfaithful(...records)).toEqual([]);
  });

  it('sees the writes of one commit together, with what the server fills in', () => {
    const records = [
      ask(commit(note('a')), 'deny'),
      ask(commit(note('a'), count()), 'allow'),
      ask(commit(note('b'), count([...counted, ...counted])), 'deny'),
      ask(commit({ ...note('b'), updateTransforms: [] }, count()), 'deny'),
      ask(commit(note('b'), count()), 'allow'),
    ];
    expect(unfaithful(...records)).toEqual([]);
  });

  it('changes only the fields of a mask, and applies array unions', () => {
    const tag: RestWrite = {
      update: { name: `${ROOT}/notes/a`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'tags', appendMissingElements: { values: [text('x')] } }],
    };
    const take: RestWrite = {
      update: { name: `${ROOT}/notes/a`, fields: { owner: text('ben') } },
      updateMask: { fieldPaths: ['owner'] },
    };
    const records = [
      ask(commit(note('a'), count()), 'allow'),
      ask(commit(tag), 'allow'),
      ask(commit(take), 'deny'),
    ];
    expect(unfaithful(...records)).toEqual([]);
  });

  it('knows the fields of a query’s documents that the query fixes', () => {
    const records = [
      ask(list('ann', 10), 'allow'),
      ask(list('ann', 11), 'deny'),
      ask(list('ben', 10), 'deny'),
    ];
    expect(unfaithful(...records)).toEqual([]);
  });

  it('reports a request that the emulator decided differently', () => {
    const [request] = unfaithful(ask(list('ann', 10), 'deny'));
    expect(request?.what).toBe('list /notes/*');
  });
});

describe('a mutant', () => {
  const killers = (change: string, ...records: FirestoreRecord[]) => {
    const checker = new ReplayChecker(RULES, firestoreRequests([...arranged, ...records]));
    const mutants = mutantsOf(RULES).filter((mutant) => mutant.change.startsWith(change));
    expect(mutants.length).toBe(1);
    return mutants.map((mutant) => checker.killerOf(mutant)?.what ?? null);
  };

  it('is killed by a request that it decides differently', () => {
    expect(killers('moves 10 to 11', ask(list('ann', 11), 'deny'))).toEqual(['list /notes/*']);
    expect(killers('moves 10 to 11', ask(list('ann', 10), 'allow'))).toEqual([null]);
  });

  it('that opens a method is killed by a request for it', () => {
    const read = ask(get('totals/notes'), 'deny', null);
    expect(killers('allows everyone to get', read)).toEqual(['get /totals/notes']);
  });

  it('survives if no request reaches the change', () => {
    expect(killers("takes 'anythingElse' for 'shut'", ask(get('notes/a'), 'deny'))).toEqual([null]);
  });
});
