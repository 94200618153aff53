import type { ActorRefFrom, Snapshot } from 'xstate'
import type { LazyId } from '#machines/app/app.flows.ts'
import { appFlow, type appMachine } from '#machines/app/app.machine.ts'
import { callScope } from '#machines/app/app.select.ts'
import type { AppContext } from '#machines/app/app.types.ts'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import type { Journal } from '#machines/kit/journal/record.ts'
import type { FlowRegistry } from '#machines/kit/journal/registry.ts'
import { restore, ringTimers } from '#machines/kit/journal/restore.ts'
import { isOk, isSessionOver, type Result } from '#machines/kit/shared/result.ts'
import type { SessionStart } from '#machines/sign-in/session/session.types.ts'
import type { CallScope } from './api.ts'
import type { LazyFlow } from './lazy-flow.ts'

export { findJournal } from './journal/past-journal.ts'

/** What became of the page before. */
export type Recovery =
  /** The application goes on from this state. */
  | {
      readonly tag: 'recovered'
      readonly snapshot: Snapshot<unknown>
      /** Tells the started application that time has passed. */
      readonly resume: (app: ActorRefFrom<typeof appMachine>) => void
    }
  /**
   * There is nothing to go on with. What the journal held is deleted. `start` is the server's
   * answer, when it was asked.
   */
  | { readonly tag: 'nothing'; readonly start?: Result<SessionStart> }
  /** Nobody could say whether the session goes on. The journal is kept for the next reload. */
  | { readonly tag: 'unanswered'; readonly start: Result<SessionStart> }

/** Loads the flows that come with their screens, by their ids. */
export type LazyFlows = { readonly [Id in LazyId]: () => Promise<LazyFlow<Id>> }

export interface RecoveryOptions {
  readonly lazyFlows: LazyFlows
  readonly entries: readonly Entry[]
  readonly journal: Journal
  readonly machine: typeof appMachine
  /** Provides the flows of the session. */
  readonly bringFlows: () => Promise<void>
  /** Provides a flow that comes with its screen. */
  readonly provide: (flow: LazyFlow<LazyId>) => void
  /** True for the journal of another tab, which crashed. Its company and year are taken over. */
  readonly isAdopted: boolean
  /** Returns the company and the year that this tab worked in last. */
  readonly ownScope: () => CallScope
  /** Returns the session that the server knows, in a company and a year. */
  readonly askStart: (scope: CallScope) => Promise<Result<SessionStart>>
}

/**
 * Restores the application as it was before a reload or a crash, when the same person is still
 * signed in, in the same company and year.
 */
export async function recover(options: RecoveryOptions): Promise<Recovery> {
  const { lazyFlows, entries, journal, machine, bringFlows, provide, isAdopted, ownScope, askStart } = options
  let start: Result<SessionStart> | undefined
  try {
    await bringFlows()
    const streams = new Set(entries.map(({ stream }) => stream))
    for (const [id, load] of Object.entries(lazyFlows)) if (streams.has(id)) provide(await load())
    const snapshot = await restore({ ...appFlow, machine }, 'app', journal)
    if (!snapshot) return { tag: 'nothing' }
    start = await askStart(isAdopted ? callScope(snapshot as never) : ownScope())
    if (!isOk(start) && !isSessionOver(start.failure)) return { tag: 'unanswered', start }
    if (isOk(start) && isSame(snapshot, start.value)) {
      const resume = (app: ActorRefFrom<typeof appMachine>) => {
        ringTimers(app)
        app.send({ type: 'app.resumed', writtenAt: writtenAt(journal.flows, entries) })
      }
      return { tag: 'recovered', snapshot, resume }
    }
  } catch (why) {
    journal.log.note({ code: 'discarded', stream: 'app', reason: why instanceof Error ? why.name : 'unknown' })
  }
  await journal.store.clear()
  return { tag: 'nothing', ...(start && { start }) }
}

/**
 * Returns when a person last wrote in each draft, by the systemId of its flow, in milliseconds
 * since the epoch.
 */
export const writtenAt = (flows: FlowRegistry, entries: readonly Entry[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    entries
      .filter(({ machine, event }) => flows.find(machine)?.writing.includes(event.type))
      .map(({ stream, at }) => [stream, at]),
  )

/**
 * True when a restored application belongs to the session of the server. The companies that the
 * account has access to may have changed meanwhile, also by what the page itself has asked for. The
 * list of companies is fetched again.
 */
function isSame(snapshot: Snapshot<unknown>, { account, licence, workplace }: SessionStart): boolean {
  const { value, context } = snapshot as unknown as { readonly value: unknown; readonly context: AppContext }
  const isSignedIn = typeof value === 'object' && value !== null && 'signedIn' in value
  return (
    isSignedIn &&
    context.session !== null &&
    isEqual(lasting(context.session), lasting({ account, licence })) &&
    context.workplace?.company.FtgId === workplace?.company.FtgId &&
    context.workplace?.year === workplace?.year
  )
}

const lasting = ({ account, licence }: Pick<SessionStart, 'account' | 'licence'>): unknown => {
  const { FtgIdAccessList: _, ...lastingAccount } = account
  return [lastingAccount, licence]
}

/** True for the same JSON, whatever the order of its keys. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value
