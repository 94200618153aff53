import { assign, type DoneActorEvent, type PromiseActorLogic, setup } from 'xstate'
import type { ApiError } from '#contracts/common-errors.ts'
import { answered } from './answered.ts'
import { type Letter, letters } from './letter.ts'
import { networkReturn } from './network-return.ts'
import { type ApiFailure, type Result, valueIn } from './result.ts'
import { reportFailure } from './tell.ts'
import type { TypedMachine } from './typed-machine.ts'

/** The thing on a screen: its key, and its data once they are fetched. */
export interface ViewContext<Key, Value> {
  /** Null while nothing is on display. */
  readonly key: Key | null
  /** Null until it has been fetched. It stays while it is fetched again. */
  readonly value: Value | null
}

/** `Change` is what a live event says. */
export type ViewEvent<Key, Change extends object = never> =
  /** Puts a thing on display. */
  | { readonly type: 'view.show'; readonly key: Key }
  | { readonly type: 'view.leave' }
  /** What is on display may have changed, or could not be fetched. */
  | { readonly type: 'view.reload' }
  /** A live event. It counts where it concerns what is on display. */
  | ({ readonly type: 'view.changed' } & Change)

/** The key and the data on display, for a guard. */
export interface OnDisplay<Key, Value> {
  readonly key: Key
  readonly value: Value | null
}

/** A view: what it shows, how it is fetched, and how it differs from others. */
export interface View<Key, Value, Change extends object> {
  /** The id of the machine. */
  readonly id: string
  /** The noun of the thing, for the descriptions of the states: 'voucher'. */
  readonly noun: string
  readonly fetch: PromiseActorLogic<Result<Value>, Key>
  /** The errors that say that there is no such thing. Without them each failure is the same. */
  readonly missing?: readonly ApiError[]
  /** True when a live event of a thing that does not exist may say that it now does. */
  readonly mayCome?: boolean
  /** Returns what stays of the value when another thing is shown. Nothing by default. */
  readonly keeps?: (value: Value) => Value
  /** Returns the value when it was fetched again: what was fetched, by default. */
  readonly merges?: (fetched: Value, before: Value) => Value
  /** True when a live event concerns what is on display. Without it, the view hears none. */
  readonly isOf?: (change: Change, shown: OnDisplay<Key, Value>) => boolean
  /** Returns the letters to other flows, such as a form, when it has changed elsewhere. */
  readonly tells?: (change: Change) => readonly Letter[]
  /** Has what goes on at the server fetched again while it goes on. */
  readonly follows?: {
    /** In milliseconds between two fetches. */
    readonly interval: number
    readonly isGoingOn: (value: Value) => boolean
  }
}

/** The context and the events of a view of anything. */
type AnyContext = ViewContext<unknown, unknown>
type AnyEvent = ViewEvent<unknown, object>
type AnyView = View<unknown, unknown, object>

const keptOf = ({ keeps }: AnyView, { value }: AnyContext) => (keeps && value !== null ? keeps(value) : null)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The transition of a live event, from wherever the thing is on display or missing. */
const changed = (view: AnyView) =>
  view.isOf && {
    'view.changed': {
      guard: { type: 'isOnDisplay', params: ({ event }: { readonly event: object }) => event },
      target: `#${view.id}.open.loading`,
      ...(view.tells && {
        actions: { type: 'tellOthers' as const, params: ({ event }: { readonly event: object }) => event },
      }),
    } as const,
  }

const machineOf = (view: AnyView) =>
  setup({
    types: { context: {} as AnyContext, events: {} as AnyEvent },
    actors: { fetchView: view.fetch, networkReturn },
    delays: { interval: view.follows?.interval ?? 0 },
    actions: {
      setKey: assign(({ context }, { key }: { readonly key: unknown }) =>
        isSame(context.key, key) ? {} : { key, value: keptOf(view, context) },
      ),
      setValue: assign(({ context: { value }, event }) => {
        const fetched = valueIn((event as unknown as DoneActorEvent<Result<unknown>>).output)
        return { value: view.merges && value !== null ? view.merges(fetched, value) : fetched }
      }),
      forgetValue: assign(({ context }) => ({ value: keptOf(view, context) })),
      forget: assign(({ context }) => ({ key: null, value: keptOf(view, context) })),
      tellOthers: letters((_, change: object) => view.tells?.(change) ?? []),
      reportFailure: reportFailure(),
    },
    guards: {
      isOnDisplay: ({ context: { key, value } }, change: object) =>
        key !== null && view.isOf?.(change, { key, value }) === true,
      isGoingOn: ({ context: { value } }) => value !== null && view.follows?.isGoingOn(value) === true,
      isMissing: (_, { dvCode }: ApiFailure) => view.missing?.some(error => error.dvCode === dvCode) === true,
    },
  }).createMachine({
    id: view.id,
    context: { key: null, value: null },
    initial: 'closed',
    on: {
      'view.show': { target: '.open', actions: { type: 'setKey', params: ({ event: { key } }) => ({ key }) } },
      'view.leave': { target: '.closed', actions: 'forget' },
    },
    states: {
      closed: { description: `No ${view.noun} is on display.` },
      open: {
        description: `The ${view.noun} is on display. A change elsewhere fetches it anew, also while it is being fetched.`,
        initial: 'loading',
        on: { 'view.reload': '.loading', ...changed(view) },
        states: {
          loading: {
            description: `Fetches the ${view.noun}. What is known of it stays on display.`,
            invoke: {
              id: 'fetchView',
              src: 'fetchView',
              input: ({ context }: { readonly context: AnyContext }) => context.key,
              onDone: answered({
                ok: { target: 'shown', actions: 'setValue' },
                failed: [
                  ...(view.missing
                    ? [{ guard: 'isMissing', target: `#${view.id}.missing`, actions: 'forgetValue' } as const]
                    : []),
                  { target: 'failed', actions: 'reportFailure' },
                ],
              }),
            },
          },
          shown: view.follows
            ? {
                description: 'Nothing is being fetched. It is fetched again while something goes on.',
                after: { interval: { guard: 'isGoingOn', target: 'loading' } },
              }
            : { description: 'Nothing is being fetched.' },
          failed: {
            description:
              'It could not be fetched. What is known stays on display. It is fetched again on request, or with the connection.',
            invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
          },
        },
      },
      ...(view.missing && {
        missing: {
          description: `There is no such ${view.noun}. It may have been removed${view.mayCome ? ', or come with a change elsewhere' : ''}.`,
          ...(view.mayCome && { on: changed(view) }),
        },
      }),
    },
  })

/** The machine of a view. */
export type ViewMachine<Key, Value, Change extends object = never> = TypedMachine<
  ReturnType<typeof machineOf>,
  { readonly context: ViewContext<Key, Value>; readonly event: ViewEvent<Key, Change> }
>

/**
 * Returns the machine of a screen that fetches and shows one thing, by its key. It is fetched when
 * it is shown, on request, after a change elsewhere, and when the connection is back.
 */
export const viewOf = <Key, Value, Change extends object = never>(view: View<Key, Value, Change>) =>
  machineOf(view as unknown as AnyView) as unknown as ViewMachine<Key, Value, Change>
