import { type NotificationSettings, wantsTopic } from '@hearthkin/domain/notification/settings';
import { useEffect, useRef, useState } from 'react';
import { TOPIC_WORDS } from '../../lib/notification-topics';
import { failureSentence } from '../../ui/hooks/use-action';
import type { TopicSetting } from './notification-store';

const store = () => import('./notification-store');

type TopicChannel = Pick<TopicSetting, 'topic' | 'channel'>;

/**
 * The user's notification settings, saved on every change. A switch moves at once, and back if it
 * could not be saved.
 */
export function useTopicSettings(
  uid: string,
  settings: NotificationSettings | null,
  onMessage: (sentence: string) => void,
) {
  /** Changes made here that aren't known to be saved. */
  const [unsaved, setUnsaved] = useState<readonly TopicSetting[]>([]);
  // One write at a time, so that the last change wins.
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    setUnsaved((before) =>
      before.filter(
        (setting) => setting.wanted !== wantsTopic(settings, setting.topic, setting.channel),
      ),
    );
  }, [settings]);

  function save(setting: TopicSetting): void {
    setUnsaved((before) => [...before.filter((one) => !isSame(one, setting)), setting]);
    queue.current = queue.current.then(async () => {
      try {
        await (await store()).saveTopicSetting(uid, setting);
        onMessage(savedWords(setting));
      } catch (error) {
        setUnsaved((before) => before.filter((one) => one !== setting));
        onMessage(`That wasn’t saved. ${failureSentence(error)}`);
      }
    });
  }

  const wants = (target: TopicChannel) =>
    unsaved.find((one) => isSame(one, target))?.wanted ??
    wantsTopic(settings, target.topic, target.channel);
  return { wants, save };
}

function isSame(a: TopicChannel, b: TopicChannel): boolean {
  return a.topic === b.topic && a.channel === b.channel;
}

function savedWords({ topic, channel, wanted }: TopicSetting): string {
  const { about } = TOPIC_WORDS[topic];
  const what = channel === 'mail' ? 'emails' : 'notifications';
  return wanted
    ? `Saved. We’ll send ${what} about ${about}.`
    : `Saved. We won’t send ${what} about ${about}.`;
}
