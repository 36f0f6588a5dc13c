import { useRef } from 'react';

/**
 * An id for a request, the same until what is asked changes, so that a request that is sent again after its answer was lost
 * is carried out once.
 */
export function useRequestId(): (wanted: object) => string {
  const sent = useRef({ wanted: '', requestId: '' });
  return (object) => {
    const wanted = JSON.stringify(object);
    if (sent.current.wanted !== wanted) sent.current = { wanted, requestId: crypto.randomUUID() };
    return sent.current.requestId;
  };
}
