import type { PainVersion } from '#contracts/code-lists/payments.ts'
import type { NewAdvances } from '#contracts/payroll/advances/shapes.ts'
import { eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'

const nothing = () => null

/** A step that is taken once, by its idempotency key. */
interface Once {
  readonly key: string
}

interface AdvanceOrder extends Once {
  readonly Version: PainVersion
  readonly ForskId: readonly string[]
}

/** The flow's ports: the requests whose answers it waits for. */
export const advancesPorts = {
  fetchAdvances: ofCall('advances.fetchAdvances', () => reading('advances', 'list', {})),
  /** Asks what an order would pay. Nothing is stored. */
  fetchPreview: ofCall('advances.fetchPreview', ({ ForskId }: { readonly ForskId: readonly string[] }) => {
    const body = { Forhandsgranska: true, Version: '03' as const, ForskId: [...ForskId] }
    return writing('advances', 'order', { body, idempotencyKey: eachTime })
  }),
  /** Registers advances. */
  register: ofCall('advances.register', ({ key: idempotencyKey, ...body }: NewAdvances & Once) =>
    writing('advances', 'register', { body, idempotencyKey }, nothing),
  ),
  /** Takes back an advance. */
  takeBack: ofCall('advances.takeBack', ({ ForskId, key: idempotencyKey }: Once & { readonly ForskId: string }) =>
    writing('advances', 'takeBack', { params: { ForskId }, idempotencyKey }, nothing),
  ),
  /** Orders advances. */
  order: ofCall('advances.order', ({ ForskId, Version, key: idempotencyKey }: AdvanceOrder) => {
    const body = { Forhandsgranska: false, Version, ForskId: [...ForskId] }
    return writing('advances', 'order', { body, idempotencyKey }, nothing)
  }),
}
