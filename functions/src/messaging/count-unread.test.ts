import { describe, expect, it } from 'vitest';
import { unreadChanges } from './count-unread';

describe('the unread messages of two people', () => {
  it('change by the difference', () => {
    expect(unreadChanges({ ana: 1, ben: 2 }, { ana: 1, ben: 3 })).toEqual([{ uid: 'ben', by: 1 }]);
  });

  it('decrease by what a person has read', () => {
    expect(unreadChanges({ ana: 4 }, { ana: 0 })).toEqual([{ uid: 'ana', by: -4 }]);
  });

  it('start with the first message and end with the conversation', () => {
    expect(unreadChanges({}, { ana: 1 })).toEqual([{ uid: 'ana', by: 1 }]);
    expect(unreadChanges({ ana: 2, ben: 1 }, {})).toEqual([
      { uid: 'ana', by: -2 },
      { uid: 'ben', by: -1 },
    ]);
  });

  it('do not change without a message or a read', () => {
    expect(unreadChanges({ ana: 1, ben: 0 }, { ana: 1 })).toEqual([]);
  });
});
