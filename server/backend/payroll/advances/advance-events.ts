import type { EventType } from '../../tables/event-types.ts'

/**
 * The events of advances on pay. Payload: how many, as `count`, the `persons`, and of an order its
 * `period` and `number`. Never an amount or a reason.
 */
export const advanceEvents = {
  registered: 'advances.registered',
  takenBack: 'advances.takenBack',
  ordered: 'advances.ordered',
} as const satisfies Record<string, EventType>
