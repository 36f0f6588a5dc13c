import { late } from '../ui/late';
import { BottomBar, type BottomBarProps } from './bottom-bar';

const TalksNowBar = late(
  async () => (await import('../features/bookings/book/talks-now-bar')).TalksNowBar,
  { isOptional: true },
);

/** The bars of a member or companion, below the header and at the bottom of a phone's screen. */
export function OwnBars(props: BottomBarProps) {
  return (
    <>
      <BottomBar {...props} />
      {props.userType === 'earner' && <TalksNowBar uid={props.uid} />}
    </>
  );
}
