import type { ActivityForm, ProposalForm } from '@hearthkin/domain/community/activity-form';
import type { Actor } from '../support/actors';
import { read } from '../support/admin';
import { callFunction } from '../support/call-function';

/** Clay with a companion in Chicago, far ahead. */
export const PROPOSAL_FORM: ProposalForm = {
  title: 'Clay and quiet',
  description: 'We make a bowl each.',
  specialties: ['Pottery'],
  bio: 'I have worked with clay all my life.',
  yearsExperience: 8,
  date: '2090-06-08',
  time: '10:00',
  minutes: 120,
  city: 'Chicago',
  location: 'The Kiln',
  priceMinor: 2500,
  maxParticipants: 8,
  tags: ['Creative'],
  whatToBring: ['An apron'],
  schedule: [
    { time: '10:00', text: 'Tea' },
    { time: null, text: 'Clay' },
  ],
  benefits: ['A bowl'],
  requirements: [],
};

export const ACTIVITY_FORM: Omit<ActivityForm, 'hostId'> = {
  ...PROPOSAL_FORM,
  originalPriceMinor: null,
};

/** The `requestedAt` of an activity that waits for an answer; of another, one that no request has. */
export async function requestedAt(activityId: string): Promise<number> {
  const activity = await read(`activities/${activityId}`);
  return activity?.request?.at.toMillis() ?? Date.UTC(2000, 0);
}

/** Accepts a request to host, as the host's page does. */
export async function acceptHosting(activityId: string, host: Actor) {
  const answer = { activityId, requestedAt: await requestedAt(activityId), answer: 'accepted' };
  return callFunction('answerActivity', answer, host);
}

/** The id in the answer of `saveActivity`. */
export function savedId({ result }: { readonly result?: unknown }): string {
  return (result as { readonly activityId: string }).activityId;
}
