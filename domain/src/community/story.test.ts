import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { publishedStory, STORY_LIMITS, type StorySubmission, storySchema } from './story';
import { type StoryForm, storyFormSchema, storyFromForm } from './story-form';

const FORM: StoryForm = {
  title: 'A walk a week',
  story: 'It began with a walk. '.repeat(12).trim(),
  authorName: 'Robin',
  isAnonymous: false,
  privacyLevel: 'public',
  tags: ['hope', 'friendship'],
  allowContacts: true,
  triggerWarning: true,
  triggerWarningText: 'Grief',
  agreeToGuidelines: true,
};

const NOW = new Date('2026-11-20T15:00:00Z');

const submission = (change: Partial<StorySubmission> = {}): StorySubmission => ({
  ...storyFromForm(FORM),
  authorId: 'author-1',
  notes: '',
  submittedAt: NOW,
  decidedAt: null,
  decidedBy: null,
  storyId: null,
  ...change,
});

const problems = (change: Partial<StoryForm>) => {
  const parsed = storyFormSchema.safeParse({ ...FORM, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

describe('the story form', () => {
  it('accepts complete stories of minimum and maximum length', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ story: 'x'.repeat(200) })).toEqual([]);
    expect(problems({ story: 'x'.repeat(199) })).toHaveLength(1);
    expect(problems({ story: ` ${'x'.repeat(199)} ` })).toHaveLength(1);
    expect(problems({ story: 'x'.repeat(2000) })).toEqual([]);
    expect(problems({ story: 'x'.repeat(2001) })).toHaveLength(1);
  });

  it('needs a title, a story, and a display name unless the author stays anonymous', () => {
    expect(problems({ title: ' ' })[0]?.[0]).toBe('title');
    expect(problems({ story: '\u200b' })[0]?.[0]).toBe('story');
    expect(problems({ authorName: ' ' })[0]?.[0]).toBe('authorName');
    expect(problems({ authorName: '', isAnonymous: true })).toEqual([]);
  });

  it('needs the guidelines agreed to', () => {
    expect(problems({ agreeToGuidelines: false })).toEqual([
      ['agreeToGuidelines', 'Please agree to the community guidelines'],
    ]);
  });
});

describe('a stored story', () => {
  it('has no name of an anonymous author, and allows no contact', () => {
    const kept = storyFromForm({ ...FORM, isAnonymous: true });
    expect(kept).toMatchObject({ authorName: '', allowContacts: false, isAnonymous: true });
  });

  it('has no warning text without a warning', () => {
    expect(storyFromForm({ ...FORM, triggerWarning: false }).triggerWarningText).toBe('');
  });

  it('waits for staff unless it is private', () => {
    expect(storyFromForm(FORM).status).toBe('pending_review');
    expect(storyFromForm({ ...FORM, privacyLevel: 'community' }).status).toBe('pending_review');
    const kept = storyFromForm({ ...FORM, privacyLevel: 'private' });
    expect(kept).toMatchObject({ status: 'private', allowContacts: false });
  });
});

describe('a published story', () => {
  it('has the author’s chosen name, whether they allow contact, and nothing of their account', () => {
    const published = publishedStory(submission(), NOW);
    expect(published).toMatchObject({ authorName: 'Robin', allowsContact: true, publishedAt: NOW });
    expect(JSON.stringify(published)).not.toContain('author-1');
    expect(publishedStory(submission({ allowContacts: false }), NOW).allowsContact).toBe(false);
  });

  it('has nothing of an anonymous author, whatever the submission says', () => {
    const flags = fc.record({ allowContacts: fc.boolean(), triggerWarning: fc.boolean() });
    fc.assert(
      fc.property(flags, fc.string(), (change, authorName) => {
        const name = `name:${authorName}`;
        const unknown = submission({ ...change, authorName: name, isAnonymous: true });
        const published = publishedStory(unknown, NOW);
        expect(z.strictObject(storySchema.shape).parse(published)).toEqual(published);
        expect(JSON.stringify(published)).not.toContain('author-1');
        expect(published).toMatchObject({ authorName: null, allowsContact: false });
      }),
    );
  });

  it('is never a private one', () => {
    expect(() => publishedStory(submission({ privacyLevel: 'private' }), NOW)).toThrow(RangeError);
  });

  it('fits the length limits of the rules', () => {
    expect(STORY_LIMITS).toMatchObject({ title: 120, storyMin: 200, story: 2000 });
  });
});
