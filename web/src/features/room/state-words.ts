import type { LinkState } from './link';
import type { Modes } from './signal';

/** The present event, in a sentence that is also read aloud. */
export function stateWords(state: LinkState, otherName: string, theirs: Modes | null): string {
  switch (state) {
    case 'waiting':
      return `Waiting for ${otherName}`;
    case 'connecting':
      return `Connecting you with ${otherName}`;
    case 'reconnecting':
      return 'Reconnecting';
    case 'failed':
      return 'Not connected';
    case 'taken-over':
      return 'You joined somewhere else';
    case 'left':
      return 'You left';
    case 'connected':
      return theirs?.microphone === false
        ? `${otherName} is here, with the microphone off`
        : `${otherName} is here`;
  }
}
