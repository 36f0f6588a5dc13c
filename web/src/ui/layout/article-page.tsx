import { InfoPage } from './info-page';
import { InfoSection } from './info-section';
import { PlainList } from './plain-list';
import { Point, PointGrid, TitledText } from './point-grid';
import { StepList } from './step-list';
import { TextLink } from './text-link';
import { WaysOn } from './ways-on';

/** What the Markdown of an article becomes, and what it can name without importing it. */
const COMPONENTS = {
  a: TextLink,
  ul: PlainList,
  Section: InfoSection,
  PointGrid,
  Point,
  StepList,
  Step: TitledText,
  WaysOn,
};

interface ArticlePageProps {
  readonly article: typeof import('*.mdx');
  readonly width?: 'md' | 'lg';
}

/** A page to read, whose words are an `.mdx` file. */
export function ArticlePage({ article, width }: ArticlePageProps) {
  const { default: Content, title, description } = article;
  return (
    <InfoPage title={title} description={description} width={width}>
      <Content components={COMPONENTS} />
    </InfoPage>
  );
}
