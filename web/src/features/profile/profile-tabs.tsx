import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { late } from '../../ui/late';
import { useIsNamed } from '../../ui/layout/named-section';
import { AboutTab } from './about-tab';
import type { Edit } from './account/edit-dialogs';
import { ActivityTab } from './activity-tab';
import type { History } from './use-history';
import type { OwnProfile } from './use-own-profile';

const OwnReviews = late(async () => (await import('../reviews/own-reviews')).OwnReviews, {
  fallback: () => (
    <Skeleton variant="rounded" height={160} role="status" aria-busy aria-label="Loading reviews" />
  ),
});

const TABS = ['About', 'Reviews', 'Activity'] as const;
type TabName = (typeof TABS)[number];

export interface ProfileTabsProps extends OwnProfile {
  readonly owner: ProfileOwner;
  readonly history: History;
  readonly onEdit: (edit: Edit) => void;
  readonly onSaved: (sentence: string) => void;
}

export function ProfileTabs(props: ProfileTabsProps) {
  // A notification names its tab.
  const isReviews = useIsNamed('reviews');
  const [tab, setTab] = useState<TabName>(isReviews ? 'Reviews' : 'About');
  const id = useId();
  return (
    <Card>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label="Your profile"
        sx={{ borderBottom: 1, borderColor: 'divider', px: { sm: 1.5 } }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
          />
        ))}
      </Tabs>
      {TABS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={tab !== name}
          sx={{ p: { xs: 2, sm: 3.5 } }}
        >
          {/* Stays mounted, so that switching tabs doesn't abort an upload. */}
          {name === 'About' && <AboutTab {...props} />}
          {name === 'Reviews' && tab === name && (
            <OwnReviews
              uid={props.owner.uid}
              listing={props.listing}
              level="h2"
              onSaved={props.onSaved}
            />
          )}
          {name === 'Activity' && tab === name && <ActivityTab history={props.history} />}
        </Box>
      ))}
    </Card>
  );
}
