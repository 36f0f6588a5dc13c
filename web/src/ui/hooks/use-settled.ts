import { useEffect, useState } from 'react';

/** Whether `condition` has held for at least `milliseconds` without a break. */
export function useSettled(condition: boolean, milliseconds: number): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setSettled(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [condition, milliseconds]);
  return condition && settled;
}
