/** The possible decisions about a story, with their texts. */
export const STORY_QUESTIONS = {
  published: {
    confirm: 'Publish',
    busy: 'Publishing...',
    intro: 'Its readers see it at once, and the author gets an email.',
    hint: 'Optional. The author reads this.',
    done: (title: string) => `“${title}” is published.`,
  },
  returned: {
    confirm: 'Send back',
    busy: 'Sending back...',
    intro: 'It isn’t published. The author gets an email and can change it.',
    hint: 'The author reads this.',
    done: (title: string) => `“${title}” was sent back.`,
  },
} as const;

export type StoryVerdict = keyof typeof STORY_QUESTIONS;
