import { eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { AdvanceRequest } from './advances.types.ts'

const nothing = () => null

/** The flow's ports: the requests whose answers it waits for. */
export const advancesPorts = {
  fetchAdvances: ofCall('advances.fetchAdvances', () => reading('advances', 'list', {})),
  /** Asks what an order would pay. Nothing is stored. */
  fetchPreview: ofCall('advances.fetchPreview', ({ ForskId }: { readonly ForskId: readonly string[] }) => {
    const body = { Forhandsgranska: true, Version: '03' as const, ForskId: [...ForskId] }
    return writing('advances', 'order', { body, idempotencyKey: eachTime })
  }),
  /** Registers, takes back or orders advances. */
  act: ofCall('advances.act', ({ step, key: idempotencyKey }: AdvanceRequest) => {
    switch (step.act) {
      case 'register': {
        const { act: _, ...body } = step
        return writing('advances', 'register', { body, idempotencyKey }, nothing)
      }
      case 'takeBack':
        return writing('advances', 'takeBack', { params: { ForskId: step.ForskId }, idempotencyKey }, nothing)
      case 'order': {
        const body = { Forhandsgranska: false, Version: step.Version, ForskId: [...step.ForskId] }
        return writing('advances', 'order', { body, idempotencyKey }, nothing)
      }
    }
  }),
}
