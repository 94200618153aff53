import { randomUUID } from 'node:crypto'
import type { TestPerson } from './bankid-person.ts'

/** BankID's hints for pending and failed orders, and its errors. The simulator can return each. */
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
/** The errors with their HTTP statuses. */
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

/** The time after which an order that is not scanned or opened fails. */
const startLimitMs = 30_000
/** The time after which an opened order that is not approved expires. */
const approvalLimitMs = 180_000
/** The number of orders kept. */
const remembered = 50

export interface SimulatedOrder {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly endUserIp: string
  /** The address of the device that approved it, as seen by BankID. */
  deviceAddress: string
  readonly orderedAt: Date
  startedAt: Date | undefined
  status: 'pending' | 'failed' | 'complete'
  hintCode: string
  person: TestPerson | undefined
}

/** An action of the user in the app, or an event such as a time-out. */
export type Deed =
  | { readonly deed: 'start' }
  /** The address defaults to the one that the order was started for. */
  | { readonly deed: 'approve'; readonly person: TestPerson; readonly address?: string }
  | { readonly deed: 'pending'; readonly hintCode: string }
  | { readonly deed: 'fail'; readonly hintCode: string }

/** Makes the API answer with one of BankID's errors. */
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

/** Creates a simulator of BankID and of the user's app. Its state is kept in memory. */
export function createSimulator(clock: () => Date) {
  let orders: SimulatedOrder[] = []
  let nextError: ErrorCode | undefined

  function failOnPurpose(): void {
    const errorCode = nextError
    nextError = undefined
    if (errorCode) throw new SimulatedError(errorCode, 'Asked for on the page of the simulator')
  }

  const isOver = (since: Date, limit: number) => clock().getTime() - since.getTime() >= limit

  /** Applies the time-outs to an order. */
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
    /** Applies an action to a pending order. Ended orders are unchanged. */
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
    /** Makes the next call of the API fail with the error. */
    failNext(errorCode: ErrorCode): void {
      nextError = errorCode
    },
    get nextError(): ErrorCode | undefined {
      return nextError
    },
  }
}
