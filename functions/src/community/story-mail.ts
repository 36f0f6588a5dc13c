import { NOTIFICATION_TITLES, withNotes } from '@hearthkin/domain/notification/words';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** Emails to authors about their stories. They don't contain the story's text. */

export function publishedMail(title: string, storyId: string, siteUrl: string): MailContent {
  return {
    subject: NOTIFICATION_TITLES['story-published'],
    parts: [
      `Your story “${title}” can be read now. Thank you for sharing it.`,
      ...actionAt(siteUrl, `/community/stories/${storyId}`, 'Read it'),
    ],
  };
}

export function returnedMail(title: string, notes: string, siteUrl: string): MailContent {
  return {
    subject: NOTIFICATION_TITLES['story-returned'],
    parts: [
      withNotes(`Your story “${title}” is not published as it is.`, notes),
      ...actionAt(siteUrl, '/community/share-story', 'Change your story'),
    ],
  };
}

export function withdrawnMail(title: string, notes: string, siteUrl: string): MailContent {
  return {
    subject: 'Your story is no longer published',
    parts: [
      withNotes(`Your story “${title}” was taken off the site.`, notes),
      ...actionAt(siteUrl, '/community/share-story', 'See your stories'),
    ],
  };
}
