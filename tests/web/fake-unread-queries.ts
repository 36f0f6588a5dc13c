import type * as Queries from '../../web/src/app/unread-queries';
import { read } from './fake-queries';

export const unreadMessages: typeof Queries.unreadMessages = (uid) =>
  read('unreadMessages', uid, (world) => world.unreadMessages);
