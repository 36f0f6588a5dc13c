import type * as Queries from '../../web/src/features/admin/contact-queries';
import { read } from './fake-queries';

/** Stands in for what is read of messages to support. */
export const openContactMessages: typeof Queries.openContactMessages = (count) =>
  read('openContactMessages', String(count), ({ contactMessages }) =>
    contactMessages
      .filter(({ data }) => data.status === 'open')
      .sort((a, b) => a.data.createdAt.getTime() - b.data.createdAt.getTime())
      .slice(0, count),
  );
