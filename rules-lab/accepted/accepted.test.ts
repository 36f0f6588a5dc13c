import { describe, expect, it } from 'vitest';
import { writableDocuments } from '../../tests/accepted/writable-documents';
import { readRules, rulesetOf } from '../rules-file';
import { judge, NOW } from './judge';
import { sampleUnread } from './unread';

const ruleset = rulesetOf(readRules('firestore.rules'));

// `npm run rules:accepted` judges many more.
const SAMPLE = { count: 400, seed: 7 };

describe.each(writableDocuments(NOW))('$name', (document) => {
  it('is accepted and read as it should be', () => {
    expect(judge(ruleset, document, document.fields)).toEqual({ accepted: true, problem: null });
  });

  it('is never accepted in a form that the schema does not read', () => {
    expect(sampleUnread(ruleset, document, SAMPLE).unread).toEqual([]);
  });
});
