import type { ReactNode } from 'react';
import { PreviewSession, type Session } from './session';

const VISITOR: Session = { status: 'visitor' };

/** Shows a part of a page as visitors see it. The reader stays signed in. */
export function AsVisitor({ children }: { readonly children: ReactNode }) {
  return <PreviewSession value={VISITOR}>{children}</PreviewSession>;
}
