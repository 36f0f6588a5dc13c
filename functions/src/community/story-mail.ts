import { NOTIFICATION_TITLES, withNotes } from '@hearthkin/domain/notification/words';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';

/** Emails to authors about their stories. They don't contain the story's text. */

export function publishedMail(title: string, storyId: string, siteUrl: string): MailContent {
  return {
    subject: NOTIFICATION_TITLES['story-published'],
    parts: [
      `Your story “${title}” is live. Thank you for sharing it.`,
      ...actionAt(siteUrl, `/community/stories/${storyId}`, 'Read your story'),
    ],
  };
}

export function returnedMail(title: string, notes: string, siteUrl: string): MailContent {
  return {
    subject: NOTIFICATION_TITLES['story-returned'],
    parts: [
      withNotes(`We couldn’t publish your story “${title}”.`, notes),
      ...actionAt(siteUrl, '/community/share-story', 'Edit your story'),
    ],
  };
}
