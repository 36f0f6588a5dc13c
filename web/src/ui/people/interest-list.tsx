import { INTERESTS, type Interest } from '@hearthkin/domain/foundation/interests';
import { TagList } from './tag-list';

export function InterestList({ interests }: { readonly interests: readonly Interest[] }) {
  return <TagList label="Interests" tags={interests.map((id) => INTERESTS[id])} />;
}
