import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import type { Point } from '../../ui/layout/point-grid';
import { SiteLink } from '../../ui/layout/site-link';

/** What people do here in company of more than one. */
export const TOGETHER: readonly Point[] = [
  {
    icon: <CelebrationOutlined />,
    title: 'Events',
    text: (
      <>
        Members and companions make events for each other. Our team looks at each before it stands
        in the <SiteLink to="community">community</SiteLink>, and whoever comes too late for a place
        can wait for one.
      </>
    ),
  },
  {
    icon: <GroupsOutlined />,
    title: 'Group activities',
    text: 'A companion leads something for a group: you see the plan, what to bring and who comes. What it costs is settled with the host.',
  },
  {
    icon: <AutoStoriesOutlined />,
    title: 'Stories',
    text: (
      <>
        People tell of hard times and of what helped them, under a name of their choice or without
        one. <SiteLink to="stories">Read some</SiteLink> when you need to hear that you are not the
        only one.
      </>
    ),
  },
];
