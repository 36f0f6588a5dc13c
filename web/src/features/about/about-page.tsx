import { ArticlePage } from '../../ui/layout/article-page';
import { VisitorSteps } from '../how-it-works/public';
import * as article from './about.mdx';

/** `/about-us` (specification 2, section 2, "Marketing pages"). */
export function AboutPage() {
  return <ArticlePage article={article} scene="bench" nextSteps={VisitorSteps} />;
}
