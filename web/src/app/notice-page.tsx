import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice';

/** A notice in place of a page. */
export function NoticePage({
  children,
  action,
}: {
  readonly children: string;
  readonly action?: ReactNode;
}) {
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Notice role="alert" action={action}>
        {children}
      </Notice>
    </Container>
  );
}
