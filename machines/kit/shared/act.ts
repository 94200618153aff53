import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import { answered } from './answered.ts'
import { type Intent, intentAfter, intentFor } from './intent.ts'
import { type AddressFor, type Letter, letters } from './letter.ts'
import type { ConfirmFact } from './question.ts'
import { type ApiFailure, isSessionOver, type Result } from './result.ts'
import { askFirst, type Question, reportFailure } from './tell.ts'
import type { TypedMachine } from './typed-machine.ts'

/** The action that is asked about or done, and the outcome of the last one. */
export interface ActContext<Act, Value = null, Subject = never> {
  /** Null while nothing is asked about or done. */
  readonly act: Act | null
  /** The intent of the action. It stays when the answer was lost. */
  readonly intent: Intent | null
  /** The subject of the open dialog, or null. */
  readonly subject: Subject | null
  /** The failure of the last action, until another begins or the dialog is closed. */
  readonly refusal: ApiFailure | null
  /** The value of the last action, while it is on display. */
  readonly value: Value | null
  /** The number of changes, made here or heard of. A list on display is then fetched again. */
  readonly changes: number
}

/** `Change` is the payload of a live event. */
export type ActEvent<Act, Subject = never, Change extends object = never> =
  /** Does something, after a question if needed. `key`: the idempotency key of a new intent. */
  | { readonly type: 'act.start'; readonly act: Act; readonly key: string }
  /** Opens the dialog. */
  | { readonly type: 'act.open'; readonly subject: Subject }
  /** Closes the dialog, or the value on display. */
  | { readonly type: 'act.close' }
  /** A live event: something was changed in some browser. */
  | ({ readonly type: 'act.changed' } & Change)
  | ConfirmFact

/** The event that the view receives when an action was done. */
export interface ActEmitted<Act, Value = null> {
  readonly type: 'act.done'
  readonly act: Act
  readonly value: Value
}

/** The question before an action. */
export type ActQuestion = Omit<Question, 'id'>

/** The port that makes the call. */
type DoAct<Act, Value> = PromiseActorLogic<Result<Value>, Act & { readonly key: string }>

/** Actions on one kind of thing, and how they differ from those on others. */
export interface Acts<Act, Value, Change extends object> {
  /** The id of the machine, which is its systemId. */
  readonly id: AddressFor<ConfirmFact>
  /** The noun of the thing, for the descriptions of the states: 'voucher'. */
  readonly noun: string
  /** Makes the call. `key`: the idempotency key. */
  readonly doAct: DoAct<Act, Value>
  /** Returns the question before an action, or null for one that is done at once. */
  readonly question?: (act: Act) => ActQuestion | null
  /** True when no action is done without a question. */
  readonly isAlwaysAsked?: boolean
  /** Returns the message after an action, or null when the screen tells. */
  readonly doneText: (act: Act, value: Value) => string | null
  /** Returns why the backend did not do it, though it answered. Empty when it did. */
  readonly refusedText?: (value: Value) => string
  /** Returns the letters to the flows that show the thing, such as `view.reload`. */
  readonly tells?: (act: Act, value: Value) => readonly Letter[]
  /** Returns the letters after a failure as well, since the action may have been done. */
  readonly reloads?: (act: Act) => readonly Letter[]
  /** Describes the dialog in which an action is written. It is the action's question as well. */
  readonly dialog?: string
  /** True for a failure that the screen shows in its place. Others are reported. */
  readonly isPlaced?: (failure: ApiFailure, act: Act) => boolean
  /** Describes the dialog that shows a value, and says which values are shown. */
  readonly shows?: { readonly description: string; readonly isShown: (value: Value) => boolean }
  /** Returns the letters to other flows after a live event. Without it, none is heard. */
  readonly hears?: (change: Change) => readonly Letter[]
}

type AnyContext = ActContext<object, unknown, unknown>
type AnyEvent = ActEvent<object, unknown, object>
type AnyActs = Acts<object, unknown, object>

function actIn({ act }: AnyContext): object {
  if (!act) throw new Error('Nothing is done before it is asked for')
  return act
}

type Start = Extract<AnyEvent, { type: 'act.start' }>
type Opening = Extract<AnyEvent, { type: 'act.open' }>

const started = {
  target: 'acting',
  actions: { type: 'setAct', params: ({ event }: { readonly event: Start }) => event },
} as const
const passed = (value: unknown) => ({ value })
const done = [
  'endIntent',
  'noteChange',
  { type: 'reloadScreens', of: () => null },
  { type: 'tellDone', of: passed },
  { type: 'emitDone', of: passed },
] as const
const failed = ['setRefusal', 'reportUnplaced', 'reloadScreens'] as const

const machineOf = (acts: AnyActs) =>
  setup({
    types: {
      context: {} as AnyContext,
      events: {} as AnyEvent,
      emitted: {} as ActEmitted<object, unknown>,
    },
    actors: { doAct: acts.doAct as PromiseActorLogic<Result<unknown>, object> },
    actions: {
      setAct: assign(({ context }, { act, key }: { readonly act: object; readonly key: string }) => ({
        act,
        intent: intentFor(context.intent, JSON.stringify(act), key),
        refusal: null,
      })),
      setSubject: assign((_, { subject }: { readonly subject: unknown }) => ({ subject, refusal: null })),
      setValue: assign((_, { value }: { readonly value: unknown }) => ({ value })),
      setRefusal: assign(({ context }, failure: ApiFailure) => ({
        refusal: failure,
        intent: intentAfter(context.intent, failure),
      })),
      noteChange: assign(({ context }) => ({ changes: context.changes + 1 })),
      endAct: assign({ act: null }),
      endIntent: assign({ intent: null }),
      forget: assign({ act: null, subject: null, refusal: null, value: null }),
      ask: askFirst(acts.id, ({ context }) => ({
        id: acts.id,
        title: '',
        text: '',
        ...acts.question?.(actIn(context)),
      })),
      tellDone: letters(({ context }, { value }: { readonly value: unknown }) => {
        const refused = acts.refusedText?.(value) ?? ''
        const text = refused === '' ? acts.doneText(actIn(context), value) : refused
        const kind = refused === '' ? 'SUCCESS' : 'ERROR'
        return [
          ...(acts.tells?.(actIn(context), value) ?? []),
          ...(text === null ? [] : [['snackbar', { type: 'snackbar.show', kind, text }] as const]),
        ]
      }),
      emitDone: emit(({ context }, { value }: { readonly value: unknown }) => ({
        type: 'act.done' as const,
        act: actIn(context),
        value,
      })),
      tellOthers: letters((_, change: object) => acts.hears?.(change) ?? []),
      reloadScreens: letters(({ context }, failure: ApiFailure | null) =>
        isSessionOver(failure) ? [] : (acts.reloads?.(actIn(context)) ?? []),
      ),
      reportUnplaced: reportFailure((failure, { context }) =>
        acts.isPlaced?.(failure, actIn(context)) ? null : failure,
      ),
    },
    guards: {
      isAskedAbout: (_, act: object) => (acts.question?.(act) ?? null) !== null,
      isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
        id === acts.id && answer === 'confirmed',
      isInDialog: ({ context }) => context.subject !== null,
      isShown: (_, value: unknown) => acts.shows?.isShown(value) === true,
    },
  }).createMachine({
    id: acts.id,
    context: { act: null, intent: null, subject: null, refusal: null, value: null, changes: 0 },
    initial: 'idle',
    ...(acts.hears && {
      on: { 'act.changed': { actions: ['noteChange', { type: 'tellOthers', params: ({ event }) => event }] } },
    }),
    states: {
      idle: {
        description: `Nothing is being done with a ${acts.noun}.`,
        on: {
          ...(acts.dialog !== undefined && {
            'act.open': {
              target: 'writing',
              actions: {
                type: 'setSubject',
                params: ({ event: { subject } }: { readonly event: Opening }) => ({ subject }),
              },
            },
          }),
          'act.start': [
            ...(acts.question
              ? [
                  {
                    guard: { type: 'isAskedAbout', params: ({ event: { act } }: { readonly event: Start }) => act },
                    target: 'asking',
                    actions: [{ type: 'setAct', params: ({ event }: { readonly event: Start }) => event }, 'ask'],
                  } as const,
                ]
              : []),
            ...(acts.isAlwaysAsked ? [] : [started]),
          ],
        },
      },
      ...(acts.dialog !== undefined && {
        writing: {
          description: acts.dialog,
          on: { 'act.start': started, 'act.close': { target: 'idle', actions: ['endIntent', 'forget'] } },
        },
      }),
      ...(acts.question && {
        asking: {
          description: 'A dialog asks first, and says what follows.',
          on: {
            'confirm.answered': [
              {
                guard: { type: 'isConfirmed', params: ({ event }: { readonly event: ConfirmFact }) => event },
                target: 'acting',
              },
              { target: 'idle', actions: ['endIntent', 'forget'] },
            ],
          },
        },
      }),
      acting: {
        description: `Calls the backend, once. Other actions wait until it has answered: their buttons are disabled.`,
        invoke: {
          id: 'doAct',
          src: 'doAct',
          input: ({ context }: { readonly context: AnyContext }) => ({
            ...actIn(context),
            key: context.intent?.key ?? '',
          }),
          onDone: answered({
            ok: [
              ...(acts.shows
                ? [
                    {
                      guard: 'isShown',
                      target: 'shown',
                      actions: [{ type: 'setValue', of: passed }, ...done],
                    } as const,
                  ]
                : []),
              { target: 'idle', actions: [...done, 'forget'] },
            ],
            failed: [
              ...(acts.dialog === undefined
                ? []
                : [{ guard: 'isInDialog', target: 'writing', actions: [...failed, 'endAct'] } as const]),
              { target: 'idle', actions: [...failed, 'endAct'] },
            ],
          }),
        },
      },
      ...(acts.shows && {
        shown: {
          description: acts.shows.description,
          on: { 'act.close': { target: 'idle', actions: 'forget' } },
        },
      }),
    },
  })

/** The machine of actions. */
export type ActMachine<Act, Value = null, Subject = never, Change extends object = never> = TypedMachine<
  ReturnType<typeof machineOf>,
  {
    readonly context: ActContext<Act, Value, Subject>
    readonly event: ActEvent<Act, Subject, Change>
    readonly actor: { readonly src: 'doAct'; readonly logic: DoAct<Act, Value>; readonly id: 'doAct' }
    readonly emitted: ActEmitted<Act, Value>
  }
>

/**
 * Returns the machine of the actions on one kind of thing: it asks when an action cannot simply be
 * undone, does it once by its intent, tells that it was done, and has the screens fetch the thing
 * again.
 */
export const actOf = <Act extends object, Value = null, Subject = never, Change extends object = never>(
  acts: Acts<Act, Value, Change>,
) => machineOf(acts as unknown as AnyActs) as unknown as ActMachine<Act, Value, Subject, Change>
