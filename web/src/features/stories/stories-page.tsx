import { STORY_TAG_IDS, STORY_TAGS } from '@hearthkin/domain/community/story';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { loginPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { SelectField } from '../../ui/forms/select-field';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { StoryList, StorySkeletons } from './story-list';

/** `/community/stories`: published stories, for anyone. */
export function StoriesPage() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const tag = STORY_TAG_IDS.find((id) => id === params.get('tag')) ?? null;
  const isMember = session.status === 'signed-in';
  return (
    <Page
      title="Success stories"
      description="People’s own stories of hard times, and what helped."
      width="md"
    >
      <Breadcrumb parents={[CRUMBS.community]} here="Stories" />
      <PageHeading>Success stories</PageHeading>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', mt: 1, mb: 2, maxWidth: '60ch' }}
      >
        People’s own stories of hard times, and what helped.
        {!isMember && session.status !== 'starting' && (
          <>
            {' '}
            <MuiLink component={Link} to={loginPath(pathname + search)}>
              Sign in
            </MuiLink>{' '}
            to read those shared only with people who are signed in.
          </>
        )}
      </Typography>
      <CrisisNote />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3, alignItems: 'center' }}>
        <SelectField
          label="About"
          value={tag ?? ''}
          onChange={({ target }) => setParams(target.value === '' ? {} : { tag: target.value })}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}
        >
          <option value="">Everything</option>
          {STORY_TAG_IDS.map((id) => (
            <option key={id} value={id}>
              {STORY_TAGS[id]}
            </option>
          ))}
        </SelectField>
        <Button
          component={Link}
          to={PATHS.shareStory}
          variant="contained"
          sx={{ marginInlineStart: { sm: 'auto' }, minHeight: 44 }}
        >
          Share your story
        </Button>
      </Box>
      {session.status === 'starting' ? (
        <StorySkeletons />
      ) : (
        <StoryList
          key={`${session.status}/${tag}`}
          readers={isMember ? 'community' : 'anyone'}
          tag={tag}
        />
      )}
    </Page>
  );
}
