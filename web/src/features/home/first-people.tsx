import { firstNameIn } from '@hearthkin/domain/account/profile';
import { matchReason } from '@hearthkin/domain/matching/match';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMatches } from '../../data/companions/use-matches';
import { companionPath, PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { CardGrid } from '../../ui/layout/card-grid';
import { CompanionCard } from '../../ui/people/companion-card';

/** The most people who can be told apart at a glance. */
const MAX_PEOPLE = 3;

/** Three companions who fit what a new member said of themselves, of the best rated ones. */
export function FirstPeople() {
  const { status, matches, retry } = useMatches(null, 'all');
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') return <PeopleSkeletons />;
  const people = matches.slice(0, MAX_PEOPLE);
  // Until there is someone, the way to look for them is enough.
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="first-people">
      <Typography variant="h2" id="first-people" sx={{ mb: 2 }}>
        People who fit
      </Typography>
      <CardGrid label="People who fit">
        {people.map(({ candidate: { id, data }, fit }) => (
          <CompanionCard
            key={id}
            id={id}
            companion={data}
            view="grid"
            intent={{}}
            reason={matchReason(fit)}
            action={
              <Button
                component={Link}
                to={companionPath(id)}
                variant="outlined"
                aria-label={`Meet ${data.displayName}`}
                sx={{ minHeight: 44 }}
              >
                Meet {firstNameIn(data.displayName)}
              </Button>
            }
          />
        ))}
      </CardGrid>
      <Button component={Link} to={PATHS.browse} sx={{ mt: 1.5, minHeight: 44 }}>
        See everyone
      </Button>
    </section>
  );
}

function PeopleSkeletons() {
  return (
    <div role="status" aria-busy aria-label="Loading companions">
      <CardGrid label="People who fit">
        {['a', 'b', 'c'].map((key) => (
          <Card key={key} component="li" aria-hidden sx={{ p: 2 }}>
            <Skeleton variant="circular" width={64} height={64} />
            <Skeleton sx={{ mt: 1 }} />
            <Skeleton width="70%" />
            <Skeleton variant="rounded" height={44} sx={{ mt: 2 }} />
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
