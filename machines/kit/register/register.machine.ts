import { assign, emit, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { type RegisterName, readersOfFacts, registerNames } from '#contracts/reference-data/register-names.ts'
import type { Use } from '#contracts/registers/calls.ts'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import { intentAfter, intentFor } from '../shared/intent.ts'
import { type Letter, letters } from '../shared/letter.ts'
import type { ApiFailure } from '../shared/result.ts'
import { askFirst, reportFailure, tell } from '../shared/tell.ts'
import { registerPorts } from './register.ports.ts'
import {
  formIdOf,
  type ItemRemoval,
  type NumberChange,
  type RegisterContext,
  type RegisterEmitted,
  type RegisterEvent,
  type Renumbering,
} from './register.types.ts'

/** The question of a removal. */
const removal = 'removeRegisterItem'

/**
 * Removes items of registers, gives them other keys, and knows which registers have changed, here
 * or elsewhere. One flow serves all registers; the list of a register is a table, and its form a
 * flow of its own.
 */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    emitted: {} as RegisterEmitted,
  },
  actors: registerPorts,
  actions: {
    setAsked: assign(({ context }, { register, key, text, definite, isNeuter, idempotencyKey }: ItemRemoval) => ({
      asked: { register, key, text, definite, isNeuter, idempotencyKey },
      intent: intentFor(context.intent, JSON.stringify([register, key]), idempotencyKey),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forget: assign({ asked: null, inUse: null, renumbering: null, to: '', refusal: null }),
    setRefusal: assign((_, { message }: ApiFailure) => ({ inUse: { text: message, uses: [] } })),
    setUses: assign(({ context: { inUse } }, uses: readonly Use[]) => ({ inUse: inUse && { ...inUse, uses } })),
    setRenumbering: assign((_, { register, field, key, version }: Renumbering) => ({
      renumbering: { register, field, key, version },
      refusal: null,
    })),
    setTo: assign(({ context }, { to, idempotencyKey }: Pick<NumberChange, 'to' | 'idempotencyKey'>) => {
      const { register, key } = renumberedIn(context)
      return {
        to,
        refusal: null,
        intent: intentFor(context.intent, JSON.stringify([register, key, to]), idempotencyKey),
      }
    }),
    setNumberRefusal: assign(({ context }, { fields = {}, message }: ApiFailure) => ({
      refusal: fields[renumberedIn(context).field] ?? message,
    })),
    /** The dialog shows the refusal of a number at its field. */
    reportUnplaced: reportFailure(failure => (failure.fields ? null : failure)),
    emitRenumbered: emit(({ context }): RegisterEmitted => {
      const { register, key } = renumberedIn(context)
      return { type: 'register.renumbered', register, key, to: context.to }
    }),
    tellRenumbered: tell('SUCCESS', ({ context }) => `Numret är bytt till ${context.to}.`),
    noteChange: assign(({ context: { changes } }, register: string) => ({
      changes: { ...changes, [register]: (changes[register] ?? 0) + 1 },
    })),
    noteRemoval: assign(({ context: { asked, changes } }) =>
      asked ? { changes: { ...changes, [asked.register]: (changes[asked.register] ?? 0) + 1 } } : {},
    ),
    /** Has the register's form, if it is on display, fetch a newer version of its item. */
    tellForm: letters((_, { register, Version }: { readonly register: string; readonly Version: number | null }) =>
      registerNames.filter(name => name === register).map(name => changedElsewhere(name, Version)),
    ),
    /** Has the forms that read facts of the company fetch them again. */
    tellReaders: letters(() => readersOfFacts.map(name => changedElsewhere(name, null))),
    ask: askFirst('register', ({ context }) => {
      const { text, definite } = askedOf(context)
      return {
        id: removal,
        title: `Ta bort ${text}?`,
        text: `${capital(definite)} tas bort ur registret. Det går inte att ångra.`,
        confirm: 'Ta bort',
        isDestructive: true,
      }
    }),
    tellRemoved: tell('SUCCESS', ({ context }) => {
      const { text, isNeuter } = askedOf(context)
      return `${text} är ${isNeuter ? 'borttaget' : 'borttagen'}.`
    }),
    emitRemoved: emit(({ context }): RegisterEmitted => {
      const { register, key } = askedOf(context)
      return { type: 'register.removed', register, key }
    }),
    reportFailure: reportFailure(),
  },
  guards: {
    isInUse: (_, { dvCode }: ApiFailure) => dvCode === errors.registerItemInUse.dvCode,
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === removal && answer === 'confirmed',
  },
}).createMachine({
  id: 'register',
  context: { asked: null, intent: null, inUse: null, renumbering: null, to: '', refusal: null, changes: {} },
  initial: 'idle',
  on: {
    'register.companyChanged': { actions: 'tellReaders' },
    'register.changed': {
      actions: [
        { type: 'noteChange', params: ({ event }) => event.Register },
        { type: 'tellForm', params: ({ event }) => ({ register: event.Register, Version: event.Version }) },
      ],
    },
  },
  states: {
    idle: {
      description: 'No item is being removed.',
      on: {
        'register.remove': {
          target: 'asking',
          actions: [{ type: 'setAsked', params: ({ event }) => event }, 'ask'],
        },
        'register.renumber': {
          target: 'numbering',
          actions: { type: 'setRenumbering', params: ({ event }) => event },
        },
      },
    },
    numbering: {
      description: 'A dialog takes the new key of an item, and says why the last one was refused.',
      on: {
        'register.renumberClose': { target: 'idle', actions: ['endIntent', 'forget'] },
        'register.renumberTo': {
          target: 'renumbering',
          actions: { type: 'setTo', params: ({ event }) => event },
        },
      },
    },
    renumbering: {
      description: 'Gives the item its new key. What refers to it follows.',
      invoke: {
        id: 'changeNumber',
        src: 'changeNumber',
        input: ({ context }) => ({
          ...renumberedIn(context),
          to: context.to,
          idempotencyKey: context.intent?.key ?? '',
        }),
        onDone: answered({
          ok: { target: 'idle', actions: ['endIntent', 'tellRenumbered', 'emitRenumbered', 'forget'] },
          failed: { target: 'numbering', actions: ['settleIntent', 'setNumberRefusal', 'reportUnplaced'] },
        }),
      },
    },
    asking: {
      description: 'A dialog asks first, because a removal cannot be undone.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'removing' },
          { target: 'idle', actions: ['endIntent', 'forget'] },
        ],
      },
    },
    removing: {
      description: 'Removes the item. Further requests are ignored until the backend has answered.',
      invoke: {
        id: 'removeItem',
        src: 'removeItem',
        input: ({ context }) => ({ ...askedOf(context), idempotencyKey: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'idle', actions: ['endIntent', 'noteRemoval', 'tellRemoved', 'emitRemoved', 'forget'] },
          failed: [
            { guard: 'isInUse', target: 'findingUses', actions: ['settleIntent', 'setRefusal'] },
            { target: 'idle', actions: ['settleIntent', 'forget', 'reportFailure'] },
          ],
        }),
      },
    },
    findingUses: {
      description: 'The item is in use, and stays. Fetches what uses it, and where that is.',
      invoke: {
        id: 'fetchUses',
        src: 'fetchUses',
        input: ({ context }) => askedOf(context),
        onDone: answered({ ok: { target: 'explaining', actions: 'setUses' }, failed: 'explaining' }),
      },
    },
    explaining: {
      description: 'A dialog says what uses the item, and leads there.',
      on: { 'register.usesRead': { target: 'idle', actions: 'forget' } },
    },
  },
})

const askedOf = ({ asked }: RegisterContext): ItemRemoval => {
  if (!asked) throw new Error('No item is removed before it is asked for')
  return asked
}

const renumberedIn = ({ renumbering }: RegisterContext): Renumbering => {
  if (!renumbering) throw new Error('No item has another key before it is asked for')
  return renumbering
}

/**
 * Returns the letter to a register's form. The compiler compares no more than 25 alternatives one
 * by one, and there are more registers.
 */
const changedElsewhere = (name: RegisterName, Version: number | null): Letter =>
  [formIdOf(name), { type: 'form.changedElsewhere', Version }] as readonly unknown[] as Letter

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('sv') + text.slice(1)

/** The registration of the flow in the journal. */
export const registerFlow = describeFlow({ machine: registerMachine, version: 2, resume: 'afresh' })
