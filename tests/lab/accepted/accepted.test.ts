import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRules, rulesetOf } from '../rules-file';
import { judge, NOW } from './judge';
import { IDS, isId } from './names';
import { sampleUnread } from './unread';
import type { WritableDocument } from './writable-document';
import { writableDocuments } from './writable-documents';

const ruleset = rulesetOf(readRules('firestore.rules'));

// `npm run lab -- accepted` judges many more.
const SAMPLE = { count: 400, seed: 7 };

describe.each(writableDocuments(NOW))('$name', (document) => {
  it('is accepted and read as it should be', () => {
    expect(judge(ruleset, document, document.fields)).toEqual({ accepted: true, problem: null });
  });

  it('is never accepted in a form that the schema does not read', () => {
    expect(sampleUnread(ruleset, document, SAMPLE).unread).toEqual([]);
  });
});

/** The same write under another id, which stands in what counts it, too. */
function under(document: WritableDocument, id: string): WritableDocument {
  const former = document.path.split('/').at(-1) ?? '';
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'string' || !`/${value}`.endsWith(`/${former}`)) return value;
    return value.slice(0, -former.length) + id;
  };
  return {
    ...document,
    path: document.path.slice(0, -former.length) + id,
    together: document.together.map((one) => ({
      ...one,
      fields: Object.fromEntries(
        Object.entries(one.fields).map(([field, value]) => [field, renamed(value)]),
      ),
    })),
  };
}

const isAcceptedUnder = (document: WritableDocument, id: string) =>
  judge(ruleset, under(document, id), document.fields).accepted;

describe('the id of a new document', () => {
  const created = writableDocuments(NOW).filter(({ path, stored }) => !(path in stored));
  const free = created.filter((document) => isAcceptedUnder(document, 'another-id'));
  const unit = fc.constantFrom(...'aZ0-_. %:~é\u0001\n');
  const random = fc.sample(fc.string({ unit, minLength: 1, maxLength: 6 }), {
    numRuns: 200,
    seed: SAMPLE.seed,
  });

  it('is chosen by the client for these alone', () =>
    expect(free.map(({ name }) => name)).toEqual(['a message']));

  it.each(free)('is accepted exactly if callables take it: $name', (document) => {
    for (const id of [...IDS.good, ...IDS.bad, ...random]) {
      expect([id, isAcceptedUnder(document, id)]).toEqual([id, isId(id)]);
    }
  });

  it.each(created)('is never one that no callable takes: $name', (document) => {
    expect(IDS.bad.filter((id) => isAcceptedUnder(document, id))).toEqual([]);
  });
});
