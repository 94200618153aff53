import { randomUUID } from 'node:crypto'
import type { TestPerson } from './persons.ts'

/**
 * BankID's hints for an order on its way and for one that failed, and its errors: the simulator can
 * give each on purpose.
 */
export const pendingHints = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
  'processing',
] as const
export const failedHints = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
] as const
/** With the HTTP status of each. */
export const errorCodes = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  unsupportedMediaType: 415,
  internalError: 500,
  Maintenance: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** An order that nobody scans or opens fails after this. */
const startLimitMs = 30_000
/** One that is opened but not approved expires after this. */
const approvalLimitMs = 180_000
/** How many orders are remembered. */
const remembered = 50

export interface SimulatedOrder {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly endUserIp: string
  /** Of the device that approved it, as BankID saw it. */
  deviceAddress: string
  readonly orderedAt: Date
  startedAt: Date | undefined
  status: 'pending' | 'failed' | 'complete'
  hintCode: string
  person: TestPerson | undefined
}

/** What the person does in the app, or what befalls them. */
export type Deed =
  | { readonly deed: 'start' }
  /** From the address that the order was taken for, unless it says another. */
  | { readonly deed: 'approve'; readonly person: TestPerson; readonly address?: string }
  | { readonly deed: 'pending'; readonly hintCode: string }
  | { readonly deed: 'fail'; readonly hintCode: string }

/** A call of the API is answered with one of BankID's errors. */
export class SimulatedError extends Error {
  override readonly name = 'SimulatedError'
  readonly errorCode: ErrorCode
  readonly details: string

  constructor(errorCode: ErrorCode, details: string) {
    super(errorCode)
    this.errorCode = errorCode
    this.details = details
  }
}

export type Simulator = ReturnType<typeof createSimulator>

/**
 * BankID as far as a relying party sees it, and the app of a person who does what one likes. Kept
 * in memory.
 */
export function createSimulator(clock: () => Date) {
  let orders: SimulatedOrder[] = []
  let nextError: ErrorCode | undefined

  function failOnPurpose(): void {
    const errorCode = nextError
    nextError = undefined
    if (errorCode) throw new SimulatedError(errorCode, 'Asked for on the page of the simulator')
  }

  const isOver = (since: Date, limit: number) => clock().getTime() - since.getTime() >= limit

  /** Time runs out for an order that is left alone. */
  function aged(order: SimulatedOrder): SimulatedOrder {
    if (order.status !== 'pending') return order
    const late = order.startedAt
      ? isOver(order.startedAt, approvalLimitMs) && 'expiredTransaction'
      : isOver(order.orderedAt, startLimitMs) && 'startFailed'
    if (late) Object.assign(order, { status: 'failed', hintCode: late })
    return order
  }

  function find(orderRef: string): SimulatedOrder | undefined {
    const order = orders.find(each => each.orderRef === orderRef)
    return order && aged(order)
  }

  function demand(orderRef: string): SimulatedOrder {
    const order = find(orderRef)
    if (!order) throw new SimulatedError('invalidParameters', 'No such order')
    return order
  }

  return {
    auth(endUserIp: string): SimulatedOrder {
      failOnPurpose()
      const order: SimulatedOrder = {
        orderRef: randomUUID(),
        autoStartToken: randomUUID(),
        qrStartToken: randomUUID(),
        qrStartSecret: randomUUID(),
        endUserIp,
        deviceAddress: endUserIp,
        orderedAt: clock(),
        startedAt: undefined,
        status: 'pending',
        hintCode: 'outstandingTransaction',
        person: undefined,
      }
      orders = [order, ...orders].slice(0, remembered)
      return order
    },
    collect(orderRef: string): SimulatedOrder {
      failOnPurpose()
      return demand(orderRef)
    },
    cancel(orderRef: string): void {
      failOnPurpose()
      const { status } = demand(orderRef)
      if (status !== 'pending') throw new SimulatedError('invalidParameters', 'No such order')
      orders = orders.filter(each => each.orderRef !== orderRef)
    },
    /** The newest first. */
    orders: (): readonly SimulatedOrder[] => orders.map(aged),
    find,
    /** Does it to an order that is still on its way; what has ended stays as it ended. */
    play(orderRef: string, deed: Deed): void {
      const order = find(orderRef)
      if (order?.status !== 'pending') return
      if (deed.deed !== 'pending') order.startedAt ??= clock()
      switch (deed.deed) {
        case 'start':
          order.hintCode = 'started'
          break
        case 'pending':
          order.hintCode = deed.hintCode
          break
        case 'fail':
          Object.assign(order, { status: 'failed', hintCode: deed.hintCode })
          break
        case 'approve':
          Object.assign(order, {
            status: 'complete',
            hintCode: '',
            person: deed.person,
            deviceAddress: deed.address ?? order.endUserIp,
          })
      }
    },
    /** The next call of the API is answered so. */
    failNext(errorCode: ErrorCode): void {
      nextError = errorCode
    },
    get nextError(): ErrorCode | undefined {
      return nextError
    },
  }
}
