import type { StorySubmission } from '@hearthkin/domain/community/story';
import { expect } from 'vitest';
import type { Actor } from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';

/** A story waiting for review. */
export function submissionDocument(
  authorId: string,
  change: Partial<StorySubmission> = {},
): StorySubmission {
  return {
    authorId,
    title: 'A walk a week',
    story: 'It began with a walk along the river. '.repeat(6).trim(),
    authorName: 'Robin',
    isAnonymous: false,
    privacyLevel: 'public',
    tags: ['hope'],
    allowContacts: false,
    triggerWarning: false,
    triggerWarningText: '',
    agreeToGuidelines: true,
    status: 'pending_review',
    notes: '',
    submittedAt: new Date(),
    decidedAt: null,
    decidedBy: null,
    storyId: null,
    ...change,
  };
}

/** Submits a story and returns its id. */
export async function submit(
  author: Pick<Actor, 'uid'>,
  change: Partial<StorySubmission> = {},
): Promise<string> {
  const id = newId('submission');
  await put(`storySubmissions/${id}`, submissionDocument(author.uid, change));
  return id;
}

/** Decides about the current version of a story. */
export async function decide(
  submissionId: string,
  actor: Actor,
  change: Readonly<Record<string, unknown>> = {},
) {
  const stored = (await adminDb.doc(`storySubmissions/${submissionId}`).get()).data();
  const submittedAtMs = stored?.submittedAt?.toMillis() ?? Date.now();
  const input = { submissionId, submittedAtMs, decision: 'published', notes: '', ...change };
  return callFunction('reviewStory', input, actor);
}

/** Publishes a story and returns its public id. */
export async function publish(
  submissionId: string,
  staff: Actor,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  expect(await decide(submissionId, staff, change)).toMatchObject({ status: 200 });
  return (await read(`storySubmissions/${submissionId}`))?.storyId;
}
