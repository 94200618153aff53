import { assign, sendTo, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { failureOf, isOk, type Result, valueIn } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { companyArchivePorts } from './company-archive.ports.ts'
import type {
  ArchivedCompany,
  CompanyArchiveContext,
  CompanyArchiveEvent,
  CompanyArchiveFact,
} from './company-archive.types.ts'

/** Archives companies and takes them back (third document §4): archiving asks first, taking back does not. */
export const companyArchiveMachine = setup({
  types: { context: {} as CompanyArchiveContext, events: {} as CompanyArchiveEvent },
  actors: companyArchivePorts,
  actions: {
    setCompany: assign((_, company: ArchivedCompany) => ({ company })),
    forgetCompany: assign({ company: null }),
    ask: askFirst('companyArchive', ({ context }) => ({
      id: 'archive',
      title: 'Arkivera företag',
      text: `Är du säker på att du vill arkivera ${companyOf(context).Namn}? Företaget visas sedan under Arkiv. Det går fortfarande att logga in i det och registrera uppgifter.`,
      confirm: 'Arkivera',
    })),
    reportFailure: reportFailure(),
    reportTurned: sendTo(
      ({ system }) => system.get('companySelection'),
      ({ context }, Archived: boolean): CompanyArchiveFact => ({
        type: 'company.archived',
        FtgId: companyOf(context).FtgId,
        Archived,
      }),
    ),
    tellTurned: tell(
      'SUCCESS',
      ({ context }, isArchived: boolean) =>
        `${companyOf(context).Namn} ${isArchived ? 'har arkiverats.' : 'har tagits tillbaka från arkivet.'}`,
    ),
  },
  guards: {
    isOk: (_, result: Result<unknown>) => isOk(result),
    isArchived: (_, { Archived }: ArchivedCompany) => Archived,
    isConfirmed: (_, answer: string) => answer === 'confirmed',
  },
}).createMachine({
  id: 'companyArchive',
  context: { company: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked for.',
      on: {
        'archive.toggle': [
          {
            guard: { type: 'isArchived', params: ({ event }) => event.company },
            target: 'toggling',
            actions: { type: 'setCompany', params: ({ event }) => event.company },
          },
          {
            target: 'asking',
            actions: [{ type: 'setCompany', params: ({ event }) => event.company }, 'ask'],
          },
        ],
      },
    },
    asking: {
      description: 'Whether the company is to be archived. A no ends it, silently.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'toggling' },
          { target: 'idle', actions: 'forgetCompany' },
        ],
      },
    },
    toggling: {
      description: 'DELETE /companyInfo/{FtgId}/toggleArchivedState. Another company waits until it is done.',
      invoke: {
        id: 'toggleArchived',
        src: 'toggleArchived',
        input: ({ context }) => ({ FtgId: companyOf(context).FtgId }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'reportTurned', params: ({ event }) => valueIn(event.output) },
              { type: 'tellTurned', params: ({ event }) => valueIn(event.output) },
              'forgetCompany',
            ],
          },
          {
            target: 'idle',
            actions: ['forgetCompany', { type: 'reportFailure', params: ({ event }) => failureOf(event.output) }],
          },
        ],
      },
    },
  },
})

const companyOf = ({ company }: CompanyArchiveContext): ArchivedCompany => {
  if (!company) throw new Error('A company is archived only once it is named')
  return company
}

/** How the journal knows it. */
export const companyArchiveFlow = describeFlow({ machine: companyArchiveMachine, version: 1 })
