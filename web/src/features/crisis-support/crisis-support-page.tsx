import { ArticlePage } from '../../ui/layout/article-page';
import * as article from './crisis-support.mdx';

/** `/crisis-support` (specification 2, section 2). Works signed out and offline. */
export function CrisisSupportPage() {
  return <ArticlePage article={article} width="md" />;
}
