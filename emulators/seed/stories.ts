import {
  publishedStory,
  type Story,
  type StorySubmission,
} from '@hearthkin/domain/community/story';
import { type StoryForm, storyFromForm } from '@hearthkin/domain/community/story-form';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';

export interface SampleStory {
  readonly id: string;
  readonly submission: StorySubmission;
  /** The published version; null while it waits. */
  readonly published: { readonly id: string; readonly story: Story } | null;
}

type SampleText = Omit<StoryForm, 'agreeToGuidelines'>;

const PLAIN = {
  isAnonymous: false,
  allowContacts: false,
  triggerWarning: false,
  triggerWarningText: '',
} as const;

const PUBLISHED: readonly SampleText[] = [
  {
    ...PLAIN,
    title: 'Sunday walks with a stranger',
    story:
      'After the move I knew the way to work and no one else. My weekends were long, and I had begun to dread them by Thursday. I booked a walk because it seemed easier than a dinner: one need not look at each other, and there is always a dog to talk about.\n\nThe first time I hardly spoke. The third time I told her about my brother. Now we walk every other Sunday, and I have found that I greet people in my own street. Nothing about my life has changed much. I am just in it again.',
    authorName: 'Jonah from the river side',
    privacyLevel: 'public',
    tags: ['loneliness', 'friendship', 'growth'],
    allowContacts: true,
  },
  {
    ...PLAIN,
    title: 'I learned to cook for one, and then for four',
    story:
      'I used to eat standing up. A companion who cooks asked me what my grandmother made on feast days, and I remembered dumplings, and that I had never tried. We made forty of them, and most fell apart. We laughed so hard that the neighbor rang.\n\nShe stayed for dinner. Now there are four of us on the last Friday of the month, and someone else always washes up. It sounds like a small thing. For me it is the day that holds the others together.',
    authorName: 'Mara',
    privacyLevel: 'public',
    tags: ['cooking-therapy', 'hope', 'group-activities'],
  },
  {
    ...PLAIN,
    title: 'The winter I stopped answering the phone',
    story:
      'When my mother died I stopped answering the phone. At first people left messages, then they did not, and I told myself that this was peace. I slept at noon and was awake at four. There were nights in which I did not want there to be a morning.\n\nI called a helpline in one of them, and the voice at the other end stayed until it was light. The next week I asked a companion to sit with me while I opened the letters, one a day. It took until spring. I still miss her every day, and I answer the phone.',
    authorName: '',
    isAnonymous: true,
    privacyLevel: 'community',
    tags: ['depression', 'recovery', 'healing'],
    triggerWarning: true,
    triggerWarningText: 'Grief, and thoughts of not wanting to live',
  },
];

const WAITING: SampleText = {
  ...PLAIN,
  title: 'Ten minutes in the supermarket',
  story:
    'For two years someone else did my shopping. The lights, the queue, the feeling that everyone sees my hands shake. My companion and I began outside the door, and went home again. Then to the bread. Last Saturday I stood in the queue for ten minutes, by myself, with oranges, and my heart beat like a drum, and no one looked. I bought the oranges.',
  authorName: 'Sam',
  privacyLevel: 'public',
  tags: ['anxiety', 'social-anxiety', 'confidence'],
};

/** Sample stories: three published, one waiting for staff. */
export function sampleStories(
  memberIds: readonly string[],
  staffId: string,
  now: Date,
): SampleStory[] {
  if (memberIds.length === 0) return [];
  const authorOf = (index: number) => String(memberIds[index % memberIds.length]);
  const published = PUBLISHED.map((text, index): SampleStory => {
    const written = submissionOf(text, authorOf(index), daysBefore(now, 20 - 6 * index));
    const decidedAt = daysBefore(now, 19 - 6 * index);
    const storyId = `sample-story-${index + 1}`;
    const submission: StorySubmission = {
      ...written,
      status: 'published',
      decidedAt,
      decidedBy: staffId,
      storyId,
    };
    const story = publishedStory(submission, decidedAt);
    return { id: `sample-${index + 1}`, submission, published: { id: storyId, story } };
  });
  const waiting = submissionOf(WAITING, authorOf(1), daysBefore(now, 1));
  return [...published, { id: 'sample-waiting', submission: waiting, published: null }];
}

function submissionOf(text: SampleText, authorId: string, submittedAt: Date): StorySubmission {
  return {
    ...storyFromForm({ ...text, tags: [...text.tags], agreeToGuidelines: true }),
    authorId,
    notes: '',
    submittedAt,
    decidedAt: null,
    decidedBy: null,
    storyId: null,
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
