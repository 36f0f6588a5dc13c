import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { fillIn, onlyWith, SUBJECT } from '../../lib/outline-marks';
import { Age, CardLayout, cardAvatar, cardCover, Place } from '../../ui/people/card-layout';
import { CompanionGrid } from '../../ui/people/companion-grid';
import { COVER_BAND } from '../../ui/people/interest-cover';
import { OnlineBadge } from '../../ui/people/online-badge';
import { AVATAR_PICTURE, avatarStyle } from '../../ui/people/person-avatar';
import { NEW, Rated, Unrated } from '../../ui/people/rating';
import { Tags } from '../../ui/people/tag-list';
import { FavoriteButton } from '../favorites/public';
import { MessageButton } from '../messages/public';
import type { OutlineWord } from './list-words';

const VIEW = 'grid';

/** The name of the companion in the labels of buttons, which wait anyway. */
const ANYONE = 'this companion';

const CONTENTS = { display: 'contents' } as const;

const place = (word: OutlineWord) => <span {...fillIn(word)} />;

/** A list of one card without a companion, which the build renders once for all of them (`outline-marks.ts`). */
export function ListOutline() {
  const { size, sx } = cardAvatar(VIEW);
  return (
    <CompanionGrid view={VIEW}>
      <CardLayout
        id={SUBJECT}
        view={VIEW}
        intent={{}}
        cover={<Box aria-hidden sx={{ ...COVER_BAND, ...cardCover(VIEW) }} />}
        avatar={
          <Avatar aria-hidden sx={avatarStyle(size, sx)}>
            <Box component="img" alt="" {...fillIn('photo')} sx={AVATAR_PICTURE} />
            <span {...onlyWith('initials')}>{place('initials')}</span>
          </Avatar>
        }
        name={place('displayName')}
        age={
          <Box component="span" {...onlyWith('age')} sx={CONTENTS}>
            <Age>{place('age')}</Age>
          </Box>
        }
        online={
          <Box component="span" {...onlyWith('online')} sx={CONTENTS}>
            <OnlineBadge />
          </Box>
        }
        place={
          <Box {...onlyWith('city')} sx={CONTENTS}>
            <Place city={place('city')} region={place('region')} />
          </Box>
        }
        rating={
          <>
            <Box component="span" {...onlyWith('average')} sx={CONTENTS}>
              <Rated average={place('average')} reviews={place('reviews')} />
            </Box>
            <Box component="span" {...onlyWith('isNew')} sx={CONTENTS}>
              <Unrated>{NEW}</Unrated>
            </Box>
          </>
        }
        bio={place('bio')}
        tags={
          <Tags label="Interests">
            {(['tag1', 'tag2', 'tag3', 'tag4'] as const).map((tag) => (
              <li key={tag}>{place(tag)}</li>
            ))}
          </Tags>
        }
        rate={place('rate')}
        chat={<span {...fillIn('chat')} />}
        response={place('response')}
        favourite={<FavoriteButton companionId={SUBJECT} name={ANYONE} />}
        message={<MessageButton otherUid={SUBJECT} name={ANYONE} variant="text" />}
      />
    </CompanionGrid>
  );
}
