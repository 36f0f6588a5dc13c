import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { waitingIdentities } from './admin-queries';
import { IdentityCard } from './identity-card';
import { Queue } from './queue';

/** Identity checks that could not be decided automatically. */
export function IdentityQueue() {
  return (
    <Queue
      title="Identity reviews"
      things="identity checks"
      waiting={waitingIdentities}
      empty={{
        icon: <HowToRegOutlined />,
        title: 'No identity check waits',
        text: 'Photos that could not be compared automatically appear here by themselves.',
      }}
      card={(check, onDecided) => <IdentityCard review={check} onDecided={onDecided} />}
    />
  );
}
