import { ArticlePage } from '../../ui/layout/article-page';
import * as article from './how-it-works.mdx';
import { VisitorSteps } from './visitor-steps';

/** `/how-it-works` (specification 2, section 2, "Marketing pages"). */
export function HowItWorksPage() {
  return <ArticlePage article={article} scene="calendar" nextSteps={VisitorSteps} />;
}
