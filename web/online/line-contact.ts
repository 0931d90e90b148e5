import type { LineState } from '@rookery/protocol/client/line';
import type { Contact } from '../model/table-model.ts';

/** How a line stands, as screens say it. */
export function contactOf(state: LineState): Contact {
  switch (state.phase) {
    case 'connecting':
    case 'open':
      return { state: state.phase };
    case 'waiting':
      return { state: 'waiting', until: state.until };
    case 'ended':
      return { state: 'ended', because: state.because };
  }
}
