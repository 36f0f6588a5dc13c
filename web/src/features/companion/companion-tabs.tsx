import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REPLACE } from '../../lib/query-change';
import { AboutPanel } from './about-panel';
import { AvailabilityPanel } from './availability-panel';
import type { CompanionViewProps } from './companion-view';
import { ReviewsPanel } from './reviews-panel';

/** Keyed by query value, so that returning to the page opens the same tab. */
const TABS = { about: 'About', reviews: 'Reviews', availability: 'Availability' } as const;
type TabId = keyof typeof TABS;
const TAB_IDS = Object.keys(TABS) as TabId[];

export function CompanionTabs(props: CompanionViewProps) {
  const [params, setParams] = useSearchParams();
  const tab = TAB_IDS.find((id) => id === params.get('tab')) ?? 'about';
  const id = useId();
  const choose = (next: TabId) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('tab', next);
      return changed;
    }, REPLACE);
  return (
    <Card>
      <Tabs
        value={tab}
        onChange={(_event, next: TabId) => choose(next)}
        aria-label={`About ${props.companion.displayName}`}
        sx={{ borderBottom: 1, borderColor: 'divider', px: { sm: 1.5 } }}
      >
        {TAB_IDS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labelOf(name, props.companion.ratingCount)}
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
          />
        ))}
      </Tabs>
      {TAB_IDS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={tab !== name}
          sx={{ p: { xs: 2, sm: 3.5 } }}
        >
          {/* Only the open tab reads data. */}
          {tab === name && <Panel tab={name} {...props} />}
        </Box>
      ))}
    </Card>
  );
}

/** "Reviews (12)" */
function labelOf(tab: TabId, reviews: number): string {
  return tab === 'reviews' && reviews > 0 ? `${TABS.reviews} (${reviews})` : TABS[tab];
}

function Panel({ tab, ...props }: CompanionViewProps & { readonly tab: TabId }) {
  if (tab === 'about') return <AboutPanel companion={props.companion} />;
  if (tab === 'reviews') return <ReviewsPanel {...props} />;
  return <AvailabilityPanel {...props} />;
}
