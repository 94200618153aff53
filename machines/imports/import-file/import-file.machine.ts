import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { ImportCounts } from '#contracts/imports/shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { type FileInput, importFilePorts } from './import-file.ports.ts'
import type {
  ChosenFile,
  ColumnAt,
  ImportFileContext,
  ImportFileEvent,
  ImportRemoval,
  ReadSummary,
} from './import-file.types.ts'

/** The question of a removal. */
const removal = 'remove-import'

/**
 * Imports a file: it is read, its columns are chosen where their headings do not say enough, its
 * rows are shown, and nothing is stored before they are accepted. Removes imports as well.
 */
export const importFileMachine = setup({
  types: { context: {} as ImportFileContext, events: {} as ImportFileEvent },
  actors: importFilePorts,
  actions: {
    setDefinition: assign((_, definition: string) => ({ definition, failure: null })),
    setFile: assign((_, { name, content }: ChosenFile) => ({ file: { name, content }, failure: null, columns: null })),
    setRead: assign((_, read: ReadSummary) => ({ read })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    beginColumns: assign(({ context }) => ({ columns: context.columns ?? context.read?.columns ?? [] })),
    setColumn: assign(({ context }, { field, at }: ColumnAt) => ({
      columns: [
        ...(context.columns ?? []).filter(each => each.field !== field && each.at !== at),
        ...(at < 0 ? [] : [{ field, at }]),
      ],
    })),
    accept: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, JSON.stringify([context.file, context.columns, context.read?.counts]), key),
      failure: null,
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    setDone: assign(({ context }, done: ImportCounts) => ({ done, intent: null, changes: context.changes + 1 })),
    forgetFile: assign({ file: null, read: null, columns: null, failure: null, intent: null, done: null }),
    setAsked: assign(({ context }, { number, fileName, idempotencyKey }: ImportRemoval) => ({
      asked: { number, fileName, idempotencyKey },
      intent: intentFor(context.intent, `remove ${number}`, idempotencyKey),
    })),
    forgetAsked: assign({ asked: null }),
    endIntent: assign({ intent: null }),
    noteRemoval: assign(({ context }) => ({ changes: context.changes + 1 })),
    ask: askFirst('importFile', ({ context }) => ({
      id: removal,
      title: `Ta bort importen av ${askedOf(context).fileName}?`,
      text: 'Importens löne- och tidrader tas bort. Anställda som den har lagt till tas bort, och de som den har ändrat får tillbaka sina uppgifter. Det som den har ändrat om brukare finns kvar.',
      confirm: 'Ta bort',
      isDestructive: true,
    })),
    tellRemoved: tell('SUCCESS', ({ context }) => `Importen av ${askedOf(context).fileName} är borttagen.`),
    reportFailure: reportFailure(),
  },
  guards: {
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    /** Once the user has chosen, what is still missing is shown at the rows. */
    lacksColumns: ({ context }, { missing }: ReadSummary) => missing > 0 && context.columns === null,
    /** What was shown no longer holds. */
    isOutdated: (_, { dvCode }: ApiFailure) =>
      dvCode === errors.importOutdated.dvCode || dvCode === errors.importRowsRefused.dvCode,
    isStorable: ({ context: { read } }) => read !== null && read.wrong === 0,
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === removal && answer === 'confirmed',
  },
}).createMachine({
  id: 'importFile',
  context: {
    definition: '',
    file: null,
    read: null,
    columns: null,
    failure: null,
    intent: null,
    done: null,
    asked: null,
    changes: 0,
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A definition and a file are chosen. Earlier imports are shown below.',
      on: {
        'import.choose': { actions: { type: 'setDefinition', params: ({ event }) => event.definition } },
        'import.read': { target: 'reading', actions: { type: 'setFile', params: ({ event }) => event } },
        'import.remove': { target: 'asking', actions: [{ type: 'setAsked', params: ({ event }) => event }, 'ask'] },
      },
    },
    reading: {
      description: 'The server reads the file and says what storing it would do.',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => fileOf(context),
        onDone: answered({
          ok: [
            { guard: 'lacksColumns', target: 'mapping', actions: ['setRead', 'beginColumns'] },
            { target: 'previewing', actions: 'setRead' },
          ],
          failed: [
            { guard: 'isSessionOver', target: 'choosing', actions: ['forgetFile', 'reportFailure'] },
            { target: 'choosing', actions: ['forgetFile', 'setFailure'] },
          ],
        }),
      },
    },
    mapping: {
      description: 'The user chooses which column each field is in. The choice is kept in the definition.',
      on: {
        'import.column': { actions: { type: 'setColumn', params: ({ event }) => event } },
        'import.reread': { target: 'reading', actions: 'forgetFailure' },
        'import.restart': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    previewing: {
      description: 'The rows are shown, the wrong ones with their reasons. Nothing is stored yet.',
      on: {
        'import.remap': { target: 'mapping', actions: 'beginColumns' },
        'import.accept': {
          guard: 'isStorable',
          target: 'storing',
          actions: { type: 'accept', params: ({ event }) => event.key },
        },
        'import.restart': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    storing: {
      description: 'The file is stored whole, or not at all. What no longer holds is read again.',
      invoke: {
        id: 'storeFile',
        src: 'storeFile',
        input: ({ context }) => ({ ...fileOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'done', actions: 'setDone' },
          failed: [
            { guard: 'isSessionOver', target: 'previewing', actions: ['settleIntent', 'reportFailure'] },
            { guard: 'isOutdated', target: 'reading', actions: ['settleIntent', 'setFailure'] },
            { target: 'previewing', actions: ['settleIntent', 'setFailure'] },
          ],
        }),
      },
    },
    done: {
      description: 'One summary says what was stored.',
      on: { 'import.restart': { target: 'choosing', actions: 'forgetFile' } },
    },
    asking: {
      description: 'A dialog asks first, because a removal cannot be undone.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'removing' },
          { target: 'choosing', actions: ['endIntent', 'forgetAsked'] },
        ],
      },
    },
    removing: {
      description: 'Removes an import with its rows, once.',
      invoke: {
        id: 'removeImport',
        src: 'removeImport',
        input: ({ context }) => ({ ...askedOf(context), idempotencyKey: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'choosing', actions: ['endIntent', 'noteRemoval', 'tellRemoved', 'forgetAsked'] },
          failed: { target: 'choosing', actions: ['settleIntent', 'forgetAsked', 'reportFailure'] },
        }),
      },
    },
  },
})

function fileOf({ definition, file, columns, read }: ImportFileContext): FileInput {
  if (!file) throw new Error('A file is read only once it is chosen')
  return { definition, file, columns, read }
}

function askedOf({ asked }: ImportFileContext): ImportRemoval {
  if (!asked) throw new Error('No import is removed before it is asked for')
  return asked
}

/**
 * The registration of the flow in the journal. A file ends with the page, so that after a reload
 * the screen asks for it again, with the definition as it was.
 */
export const importFileFlow = describeFlow({
  machine: importFileMachine,
  version: 2,
  keeps: {
    definition: kept,
    file: kept,
    read: kept,
    columns: kept,
    failure: kept,
    intent: kept,
    done: kept,
    asked: kept,
    changes: kept,
  },
  calls: { readFile: true, storeFile: true, removeImport: true },
})
