import type { Companion } from '@hearthkin/domain/companion/companion';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { type Mood, TRAITS } from '@hearthkin/domain/companion/traits';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Age, CardLayout, type CardSlots, cardAvatar, cardCover, Place } from './card-layout';
import { cardWords } from './card-words';
import { InterestCover } from './interest-cover';
import { InterestList } from './interest-list';
import { OnlineBadge } from './online-badge';
import { PersonAvatar } from './person-avatar';
import { Rating } from './rating';
import { TagList } from './tag-list';

interface CompanionCardProps extends CardSlots {
  readonly companion: Companion;
  /** Whether it is seen without scrolling. */
  readonly isInView?: boolean;
  /** The distance from the reader; null if that isn't known. */
  readonly away?: string | null;
  /** Shows which traits match it, unless `reason` is given. */
  readonly mood?: Mood | null;
  /** The reason why this companion fits. */
  readonly reason?: ReactNode;
  /** Shown instead of interests, where what they are good at matters more. */
  readonly showsSpecialties?: boolean;
}

/** A companion in a list. */
export function CompanionCard(props: CompanionCardProps) {
  const { companion, isInView = false, away = null, mood = null, ...others } = props;
  const { showsSpecialties = false, ...slots } = others;
  const { displayName, age, city, region, bio, rate, chat, response } = cardWords(companion);
  const reason = props.reason ?? fitReason(companion, mood);
  return (
    <CardLayout
      {...slots}
      cover={<InterestCover interest={companion.interests[0]} sx={cardCover(slots.view)} />}
      avatar={
        <PersonAvatar
          name={displayName}
          photo={companion.photo}
          isInView={isInView}
          {...cardAvatar(slots.view)}
        />
      }
      name={displayName}
      bookLabel={`Book ${displayName}`}
      age={age !== null && <Age>{age}</Age>}
      online={isMarkedOnline(companion) && <OnlineBadge />}
      place={city !== null && <Place city={city} region={region} away={away} />}
      rating={<Rating average={companion.ratingAverage} count={companion.ratingCount} />}
      bio={bio}
      reason={
        reason !== null && (
          <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {reason}
          </Typography>
        )
      }
      tags={
        showsSpecialties ? (
          <TagList
            label="Specialties"
            tags={companion.supportStyles.map((id) => SUPPORT_STYLES[id])}
          />
        ) : (
          <InterestList interests={companion.interests} />
        )
      }
      rate={rate}
      chat={chat}
      response={response}
    />
  );
}

/** The traits that match the mood as a sentence; null when none do. */
function fitReason({ traits }: Companion, mood: Mood | null): string | null {
  if (mood === null) return null;
  const fitting = traits
    .filter((trait) => (TRAITS[trait].matches as readonly Mood[]).includes(mood))
    .map((trait) => TRAITS[trait].label);
  return fitting.length === 0 ? null : `Fits how you feel: ${fitting.join(', ')}`;
}
