import Box from '@mui/material/Box';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { Closing } from '../../lib/closings';
import type { Scene } from '../illustrations/scenes';
import { InfoPage } from './info-page';
import { InfoSection } from './info-section';
import { NextSteps } from './next-steps';
import { Point, PointGrid, TitledText } from './point-grid';
import { TextLink } from './text-link';

/** Components for Markdown elements, and those an article can use without importing them. */
export const ARTICLE_PARTS = {
  a: TextLink,
  ul: PlainList,
  Section: InfoSection,
  PointGrid,
  Point,
  StepList,
  Step: TitledText,
  NextSteps,
};

interface ArticlePageProps {
  readonly article: typeof import('*.mdx');
  readonly width?: 'md' | 'lg';
  readonly scene?: Scene;
  /** Replaces the closing of the article. */
  readonly nextSteps?: ComponentType<Closing>;
}

/** A page whose content is an `.mdx` file. */
export function ArticlePage({ article, width, scene, nextSteps }: ArticlePageProps) {
  const { default: Content, title, description } = article;
  return (
    <InfoPage title={title} description={description} width={width} scene={scene}>
      <Content components={{ ...ARTICLE_PARTS, NextSteps: nextSteps ?? NextSteps }} />
    </InfoPage>
  );
}

/** A bulleted list of sentences. */
function PlainList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        paddingInlineStart: 2.5,
        maxWidth: '66ch',
        textWrap: 'pretty',
        '& li': { mb: 1 },
        '& li::marker': { color: 'secondary.main' },
      }}
    >
      {children}
    </Box>
  );
}

interface StepListProps {
  /** Columns on wide screens. */
  readonly columns?: 1 | 2;
  /** Each a `TitledText`. */
  readonly children: ReactNode;
}

/** A numbered list of steps. */
function StepList({ columns = 1, children }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: `repeat(${columns}, 1fr)` },
        columnGap: 6,
        rowGap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
        maxWidth: columns === 1 ? '72ch' : 'none',
      }}
    >
      {Children.toArray(children)
        .filter(isValidElement)
        .map((step, index) => (
          <Box
            component="li"
            key={step.key}
            sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', gap: 2 }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                borderRadius: '50%',
                bgcolor: 'action.selected',
                color: 'primary.main',
                fontWeight: 700,
              }}
            >
              {index + 1}
            </Box>
            <Box sx={{ pt: 1 }}>{step}</Box>
          </Box>
        ))}
    </Box>
  );
}
