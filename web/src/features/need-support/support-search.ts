import type { Mood } from '@hearthkin/domain/companion/traits';
import { useSearchParams } from 'react-router-dom';
import { needSupportPath } from '../../lib/paths';
import { moodFrom } from '../../ui/people/moods';

/** The steps completed so far. They live in the URL, so the back button goes back a step. */
export interface SupportSearch {
  readonly mood: Mood | null;
  readonly companionId: string | null;
  /** Show only companions who can talk right now. */
  readonly onlyNow: boolean;
  /** The request to talk right now that waits for its answer; null without one. */
  readonly asked: string | null;
  /** Companions who couldn't, so that they aren't suggested again. */
  readonly passed: readonly string[];
}

export function useSupportSearch(): SupportSearch {
  const [params] = useSearchParams();
  const mood = moodFrom(params.get('mood'));
  return {
    mood,
    companionId: params.get('companion') || null,
    onlyNow: params.get('when') === 'now',
    asked: params.get('asked') || null,
    passed: (params.get('passed') ?? '').split(',').filter((id) => id !== ''),
  };
}

export function supportPath(search: Partial<SupportSearch>): string {
  const { mood, companionId, onlyNow = false, asked, passed = [] } = search;
  return needSupportPath({
    mood,
    companion: companionId,
    when: onlyNow ? 'now' : null,
    asked,
    passed: asked ? passed.join(',') : null,
  });
}
