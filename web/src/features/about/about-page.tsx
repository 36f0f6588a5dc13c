import { VisitorSteps } from '../../data/accounts/visitor-steps';
import { ArticlePage } from '../../ui/layout/article-page';
import * as article from './about.mdx';

/** `/about-us` (specification 2, section 2, "Marketing pages"). */
export function AboutPage() {
  return <ArticlePage article={article} scene="bench" nextSteps={VisitorSteps} />;
}
