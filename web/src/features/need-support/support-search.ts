import type { Mood } from '@hearthkin/domain/companion/traits';
import { useSearchParams } from 'react-router-dom';
import { needSupportPath } from '../../lib/paths';
import { moodFrom } from '../../ui/people/moods';

/** How far somebody has come, kept in the address: going back takes a step back. */
export interface SupportWay {
  readonly mood: Mood | null;
  /** Only chosen together with a mood. */
  readonly companionId: string | null;
  /** Whether only those are shown who can talk right now. */
  readonly onlyNow: boolean;
}

export function useSupportWay(): SupportWay {
  const [params] = useSearchParams();
  const mood = moodFrom(params.get('mood'));
  return {
    mood,
    companionId: mood === null ? null : params.get('companion') || null,
    onlyNow: params.get('when') === 'now',
  };
}

/** The address of a place on the way. */
export function addressOf({ mood, companionId, onlyNow }: SupportWay): string {
  return needSupportPath({ mood, companion: companionId, when: onlyNow ? 'now' : null });
}
