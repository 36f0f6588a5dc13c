import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { DocumentMeta } from './document-meta';

interface PageProps {
  readonly title: string;
  readonly description: string;
  readonly width?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** A page's document metadata and container. */
export function Page({ title, description, width = 'lg', children }: PageProps) {
  return (
    <>
      <DocumentMeta title={`${title} · ${PRODUCT_NAME}`} description={description} />
      <Container maxWidth={width} sx={{ py: { xs: 3, sm: 5 } }}>
        {children}
      </Container>
    </>
  );
}
