import { ArticlePage } from '../../ui/layout/article-page';
import * as article from './safety-trust.mdx';

/** `/safety-trust` (specification 2, section 2, "Marketing pages"). */
export function SafetyTrustPage() {
  return <ArticlePage article={article} scene="lantern" />;
}
