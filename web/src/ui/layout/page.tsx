import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { DocumentMeta, type DocumentMetaProps } from './document-meta';

interface PageProps extends DocumentMetaProps {
  readonly width?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** A page's document metadata and container. */
export function Page({ title, width = 'lg', children, ...meta }: PageProps) {
  return (
    <>
      <DocumentMeta {...meta} title={`${title} · ${PRODUCT_NAME}`} />
      <Container maxWidth={width} sx={{ py: { xs: 3, sm: 5 } }}>
        {children}
      </Container>
    </>
  );
}
