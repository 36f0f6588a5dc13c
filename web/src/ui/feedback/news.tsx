import type { ReactNode } from 'react';
import { latePart, usePart } from '../later/use-part';

const newsBar = latePart(async () => (await import('./news-bar')).NewsBar);

export interface NewsProps {
  /** A sentence on what has just happened; null without any. */
  readonly news: string | null;
  readonly onGone: () => void;
  /** What one can still do about it. */
  readonly action?: ReactNode;
  /** Where the page ends with something to write in: on a phone it stands above that. */
  readonly isAboveField?: boolean;
}

/** What has just happened, for a moment. */
export function News(props: NewsProps) {
  const NewsBar = usePart(newsBar, props.news !== null, props.onGone);
  return NewsBar !== null && <NewsBar {...props} />;
}
