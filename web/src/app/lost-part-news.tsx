import { useEffect, useState } from 'react';
import { NewsBar } from '../ui/feedback/news-bar';
import { PART_LOST, timesLost } from '../ui/later/use-part';

/** Says, at every press, that what it opens could not be loaded. */
export function LostPartNews() {
  // Somebody may have pressed before this was there itself.
  const [times, setTimes] = useState(timesLost);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const show = () => setTimes(timesLost);
    window.addEventListener(PART_LOST, show);
    return () => window.removeEventListener(PART_LOST, show);
  }, []);
  return (
    <NewsBar
      // What is said again is heard again.
      key={times}
      // Some browsers remember until the page is loaded anew that a script did not come.
      news={
        times > seen
          ? 'This could not be loaded. Check your connection, then try again or reload the page.'
          : null
      }
      onGone={() => setSeen(times)}
    />
  );
}
