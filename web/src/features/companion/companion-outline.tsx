import type { OutlineWord } from '@hearthkin/domain/companion/profile-words';
import Box from '@mui/material/Box';
import { fillIn, onlyWith } from '../../lib/outline-marks';
import { CoverPicture } from '../../ui/people/cover-picture';
import { Rated, Unrated } from '../../ui/people/rating';
import { Introduction } from './about';
import { NextFreePlace, NO_RATINGS, ProfileTop } from './companion-header';
import { CompanionSkeleton } from './companion-skeleton';
import { PORTRAIT_FRAME } from './portrait';

const CONTENTS = { display: 'contents' } as const;

const place = (word: OutlineWord) => <span {...fillIn(word)} />;

const WORDS = {
  displayName: place('displayName'),
  first: place('first'),
  rest: place('rest'),
  average: place('average'),
  reviews: place('reviews'),
  age: place('age'),
  location: place('location'),
  sessions: place('sessions'),
  since: place('since'),
  response: place('response'),
  identity: place('identity'),
  background: place('background'),
  training: place('training'),
} as const;

/** A profile without a companion, which the build renders once for all of them (`outline-marks.ts`). */
export function CompanionOutline() {
  return (
    <CompanionSkeleton
      viewer={null}
      known={{
        top: (
          <ProfileTop
            words={WORDS}
            portrait={
              <>
                <Box
                  component="img"
                  alt=""
                  fetchPriority="high"
                  {...fillIn('photo')}
                  sx={PORTRAIT_FRAME}
                />
                <Box {...onlyWith('noPhoto')} sx={{ ...PORTRAIT_FRAME, bgcolor: 'action.hover' }} />
              </>
            }
            rating={
              <>
                <Box component="span" {...onlyWith('average')} sx={CONTENTS}>
                  <Rated average={WORDS.average} reviews={WORDS.reviews} />
                </Box>
                <Box component="span" {...onlyWith('noRatings')} sx={CONTENTS}>
                  <Unrated>{NO_RATINGS}</Unrated>
                </Box>
              </>
            }
            cover={
              <div {...onlyWith('cover')}>
                <CoverPicture url={undefined} isSmall />
              </div>
            }
            more={<NextFreePlace />}
          />
        ),
        title: <>About {WORDS.displayName}</>,
        introduction: <Introduction>{WORDS.rest}</Introduction>,
      }}
    />
  );
}
