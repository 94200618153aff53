import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { formIdOf } from '../../kit/register/register.types.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letters } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { employeeFilesPorts } from './employee-files.ports.ts'
import type {
  EmployeeFilesContext,
  EmployeeFilesEvent,
  FileOf,
  FileRef,
  FileRemoval,
  SentFile,
} from './employee-files.types.ts'

/** The question of a removal. */
const removal = 'removeEmployeeFile'
const nothing = { of: null, id: '', body: null, hasFile: false, failure: null }

/**
 * Uploads documents and the picture of an employee, or a client's picture, gives documents other
 * titles, and removes them.
 */
export const employeeFilesMachine = setup({
  types: { context: {} as EmployeeFilesContext, events: {} as EmployeeFilesEvent },
  actors: employeeFilesPorts,
  actions: {
    setOf: assign((_, { Id = '', ...file }: FileOf & { readonly Id?: string }) => ({
      of: fileOf(file as FileOf),
      id: Id,
    })),
    // Another file, or another title of it, is another upload, even if the files have the same
    // size.
    setFile: assign((_, hasFile: boolean) => ({ body: null, failure: null, intent: null, hasFile })),
    setBody: assign(({ context }, { body, size, idempotencyKey }: FileRef & { readonly idempotencyKey: string }) => ({
      body,
      failure: null,
      intent: intentFor(context.intent, JSON.stringify([context.of, context.id, size]), idempotencyKey),
    })),
    setRemoved: assign(({ context }, { Id, idempotencyKey, ...file }: FileRemoval) => ({
      of: fileOf(file),
      id: Id,
      intent: intentFor(context.intent, JSON.stringify([fileOf(file), Id]), idempotencyKey),
    })),
    setFailure: assign(({ context }, failure: ApiFailure) => ({
      failure,
      body: null,
      intent: intentAfter(context.intent, failure),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forget: assign(nothing),
    noteChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    ask: askFirst('employeeFiles', ({ context }) => ({
      id: removal,
      confirm: 'Ta bort',
      isDestructive: true,
      isLasting: true,
      ...(ofIn(context).kind === 'picture'
        ? { title: 'Ta bort bilden', text: 'Bilden tas bort, och visas inte längre här och i listan.' }
        : { title: 'Ta bort dokumentet', text: 'Filen tas bort och kan inte hämtas tillbaka.' }),
    })),
    tellSaved: tell('SUCCESS', ({ context }) =>
      ofIn(context).kind === 'picture' ? 'Bilden har sparats.' : 'Dokumentet har sparats.',
    ),
    tellRemoved: tell('SUCCESS', ({ context }) =>
      ofIn(context).kind === 'picture' ? 'Bilden har tagits bort.' : 'Dokumentet har tagits bort.',
    ),
    reloadPerson: letters(({ context }) => [
      ofIn(context).register === 'clients'
        ? [formIdOf('clients'), { type: 'form.reload' }]
        : ['employeeView', { type: 'view.reload' }],
    ]),
    reportFailure: reportFailure(),
  },
  guards: {
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === removal && answer === 'confirmed',
  },
}).createMachine({
  id: 'employeeFiles',
  context: { ...nothing, intent: null, changes: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'No dialog is open.',
      entry: 'forget',
      on: {
        'files.open': { target: 'choosing', actions: { type: 'setOf', params: ({ event }) => event } },
        'files.remove': {
          target: 'asking',
          actions: [{ type: 'setRemoved', params: ({ event }) => event }, 'ask'],
        },
      },
    },
    choosing: {
      description:
        'A file is being chosen in the dialog, or the title of a document written. The failure of the last attempt is shown until something else is to be sent.',
      on: {
        'files.close': { target: 'idle', actions: 'endIntent' },
        'files.edit': { actions: { type: 'setFile', params: ({ event }) => event.hasFile } },
        'files.submit': { target: 'saving', actions: { type: 'setBody', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Uploads the file or sends the title, once. The dialog cannot be closed meanwhile.',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => sentIn(context),
        onDone: answered({
          ok: { target: 'idle', actions: ['endIntent', 'noteChange', 'tellSaved', 'reloadPerson'] },
          failed: [
            { guard: 'isSessionOver', target: 'idle', actions: ['settleIntent', 'reportFailure'] },
            { target: 'choosing', actions: 'setFailure' },
          ],
        }),
      },
    },
    asking: {
      description: 'A dialog asks first, because a removal cannot be undone.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'removing' },
          { target: 'idle', actions: 'endIntent' },
        ],
      },
    },
    removing: {
      description: 'Removes the file, once.',
      invoke: {
        id: 'removeFile',
        src: 'removeFile',
        input: ({ context }) => ({ ...ofIn(context), Id: context.id, idempotencyKey: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'idle', actions: ['endIntent', 'noteChange', 'tellRemoved', 'reloadPerson'] },
          failed: { target: 'idle', actions: ['settleIntent', 'reportFailure'] },
        }),
      },
    },
  },
})

/** Returns only the person and the kind. */
const fileOf = ({ register, number, kind }: FileOf) => ({ register, number, kind }) as FileOf

function ofIn({ of }: EmployeeFilesContext): FileOf {
  if (!of) throw new Error('No file is sent or removed before its person is known')
  return of
}

function sentIn(context: EmployeeFilesContext): SentFile {
  const { body, intent } = context
  if (!body) throw new Error('No file is sent before it is submitted')
  return { ...ofIn(context), Id: context.id, body, idempotencyKey: intent?.key ?? '' }
}

/**
 * The registration of the flow in the journal. After a reload the dialog is open without a file,
 * because the vault no longer has the chosen one, and says so. Version 2: of either register.
 */
export const employeeFilesFlow = describeFlow({
  machine: employeeFilesMachine,
  version: 2,
  keeps: { of: kept, id: kept, body: kept, hasFile: kept, failure: kept, intent: kept, changes: kept },
  calls: { saveFile: true, removeFile: true },
})
