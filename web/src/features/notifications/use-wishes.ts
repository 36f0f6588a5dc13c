import { type NotificationSettings, wantsTopic } from '@hearthkin/domain/notification/settings';
import { useEffect, useRef, useState } from 'react';
import { TOPIC_WORDS } from '../../lib/notification-topics';
import { failureSentence } from '../../ui/hooks/use-action';
import { saveNotificationWish, type Wish } from './notification-store';

type Place = Pick<Wish, 'topic' | 'channel'>;

/**
 * What somebody wants to be told, saved as they say it. A switch moves at once, and back when it
 * could not be saved.
 */
export function useWishes(
  uid: string,
  settings: NotificationSettings | null,
  onMessage: (sentence: string) => void,
) {
  /** What was said on this page and is not known to be saved. */
  const [said, setSaid] = useState<readonly Wish[]>([]);
  // One after the other, so that the last word is the one that stays.
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    setSaid((before) =>
      before.filter((wish) => wish.wanted !== wantsTopic(settings, wish.topic, wish.channel)),
    );
  }, [settings]);

  function say(wish: Wish): void {
    setSaid((before) => [...before.filter((one) => !isSame(one, wish)), wish]);
    queue.current = queue.current.then(async () => {
      try {
        await saveNotificationWish(uid, wish);
        onMessage(savedWords(wish));
      } catch (error) {
        setSaid((before) => before.filter((one) => one !== wish));
        onMessage(`That was not saved. ${failureSentence(error)}`);
      }
    });
  }

  const wants = (place: Place) =>
    said.find((one) => isSame(one, place))?.wanted ??
    wantsTopic(settings, place.topic, place.channel);
  return { wants, say };
}

function isSame(a: Place, b: Place): boolean {
  return a.topic === b.topic && a.channel === b.channel;
}

function savedWords({ topic, channel, wanted }: Wish): string {
  const { about } = TOPIC_WORDS[topic];
  const what = channel === 'mail' ? 'mails' : 'notifications';
  return wanted
    ? `Saved. You will get ${what} about ${about}.`
    : `Saved. You will get no more ${what} about ${about}.`;
}
