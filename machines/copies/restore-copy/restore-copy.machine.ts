import { assign, setup } from 'xstate'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { restoreCopyPorts } from './restore-copy.ports.ts'
import { nameOf, type RestoreCopyContext, type RestoreCopyEvent } from './restore-copy.types.ts'

/**
 * Selects the copy to restore, and deletes copies (first document §2, §4). The restoring itself is
 * a job. A table holds the rows of the list.
 */
export const restoreCopyMachine = setup({
  types: { context: {} as RestoreCopyContext, events: {} as RestoreCopyEvent },
  actors: restoreCopyPorts,
  actions: {
    reportFailure: reportFailure(),
    tellDeleted: tell('SUCCESS', 'Kopian har tagits bort.'),
    setLicence: assign((_, LicNr: string) => ({ LicNr, copy: null })),
    setCopy: assign((_, copy: CompanyCopy) => ({ copy })),
    forgetCopy: assign({ copy: null }),
    setDeleting: assign((_, deleting: CompanyCopy) => ({ deleting })),
    forgetDeleting: assign({ deleting: null }),
    /**
     * Has the list fetched again. Clears the selected copy when it is the one that has been
     * deleted, or may have been after a failed call.
     */
    readAnew: assign(({ context: { copy, deleting, turn } }) => ({
      copy: copy?.Version === deleting?.Version ? null : copy,
      turn: turn + 1,
    })),
    ask: askFirst('restoreCopy', (_, { Version, MetaData: { CompanyName, FtgId } }: CompanyCopy) => ({
      id: Version,
      title: 'Ta bort kopia',
      text: `Är du säker på att du vill ta bort kopian ${CompanyName} (${FtgId})?`,
      confirm: 'Ta bort',
      isDestructive: true,
      isLasting: true,
    })),
  },
  guards: {
    isConfirmed: ({ context }, { id, answer }: { id: string; answer: string }) =>
      id === context.deleting?.Version && answer === 'confirmed',
  },
}).createMachine({
  id: 'restoreCopy',
  context: { LicNr: null, copy: null, deleting: null, turn: 0 },
  initial: 'choosing',
  on: {
    'copies.list': { actions: { type: 'setLicence', params: ({ event }) => event.LicNr } },
    'copy.pick': { actions: { type: 'setCopy', params: ({ event }) => event.copy } },
    'copy.forget': { actions: 'forgetCopy' },
  },
  states: {
    choosing: {
      description: 'The user selects a copy, or chooses one to delete.',
      entry: 'forgetDeleting',
      on: {
        'copy.delete': {
          target: 'asking',
          actions: [
            { type: 'setDeleting', params: ({ event }) => event.copy },
            { type: 'ask', params: ({ event }) => event.copy },
          ],
        },
      },
    },
    asking: {
      description: 'A dialog asks whether to delete the copy.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'deleting' },
          { target: 'choosing' },
        ],
      },
    },
    deleting: {
      description:
        'Calls POST /restoreCompany/deleteCopy. The list is then fetched again, also when the call fails because the copy no longer exists.',
      invoke: {
        id: 'deleteCopy',
        src: 'deleteCopy',
        input: ({ context }) => deletingOf(context),
        onDone: answered({
          ok: { target: 'choosing', actions: ['tellDeleted', 'readAnew'] },
          failed: { target: 'choosing', actions: ['readAnew', 'reportFailure'] },
        }),
      },
    },
  },
})

function deletingOf({ deleting }: RestoreCopyContext) {
  if (!deleting) throw new Error('A copy is deleted only once it has been asked about')
  return nameOf(deleting)
}

/** The registration of the flow in the journal. */
export const restoreCopyFlow = describeFlow({
  machine: restoreCopyMachine,
  version: 1,
  keeps: { LicNr: kept, copy: kept, deleting: kept, turn: kept },
  calls: { deleteCopy: true },
})
