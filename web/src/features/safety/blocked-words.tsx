import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useBlocking } from '../../data/blocks/use-is-blocking';

interface BlockedWordsProps {
  readonly otherUid: string;
  /** The other person's words. */
  readonly children: ReactNode;
}

/** Words of another person, behind a button if the reader blocks them, and nothing while that is unknown. */
export function BlockedWords({ otherUid, children }: BlockedWordsProps) {
  const isBlocking = useBlocking(otherUid);
  const [isShown, setIsShown] = useState(false);
  if (isBlocking === null) return null;
  if (!isBlocking || isShown) return children;
  return (
    <Button size="small" onClick={() => setIsShown(true)} sx={{ minHeight: 44 }}>
      Show what they wrote
    </Button>
  );
}
