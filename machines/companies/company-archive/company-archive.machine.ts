import { assign, sendTo, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { failureOf, isOk, type Result, valueIn } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { companyArchivePorts } from './company-archive.ports.ts'
import type {
  ArchivedCompany,
  CompanyArchiveContext,
  CompanyArchiveEvent,
  CompanyArchiveFact,
  Toggle,
} from './company-archive.types.ts'

/**
 * Archives companies and takes them back (third document §4): archiving asks first, taking back
 * does not.
 */
export const companyArchiveMachine = setup({
  types: { context: {} as CompanyArchiveContext, events: {} as CompanyArchiveEvent },
  actors: companyArchivePorts,
  actions: {
    setCompany: assign((_, { company, key }: Toggle) => ({ company, key })),
    beginIntent: assign(({ context }) => {
      const company = companyOf(context)
      const intent = intentFor(context.intents[company.FtgId], directionOf(company), context.key)
      return { intents: { ...context.intents, [company.FtgId]: intent } }
    }),
    settleIntent: assign(({ context }, result: Result<boolean>) => {
      const { FtgId } = companyOf(context)
      const intent = intentAfter(context.intents[FtgId], result)
      return { intents: { ...without(context.intents, FtgId), ...(intent && { [FtgId]: intent }) } }
    }),
    endIntent: assign(({ context }, FtgId: string) => ({ intents: without(context.intents, FtgId) })),
    endIntents: assign({ intents: {} }),
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
  context: { company: null, key: '', intents: {} },
  initial: 'idle',
  on: {
    'company.changed': { actions: { type: 'endIntent', params: ({ event }) => event.FtgId } },
    'companies.changed': { actions: 'endIntents' },
  },
  states: {
    idle: {
      description: 'Nothing is asked for.',
      on: {
        'archive.toggle': [
          {
            guard: { type: 'isArchived', params: ({ event }) => event.company },
            target: 'toggling',
            actions: { type: 'setCompany', params: ({ event }) => event },
          },
          {
            target: 'asking',
            actions: [{ type: 'setCompany', params: ({ event }) => event }, 'ask'],
          },
        ],
      },
    },
    asking: {
      description: 'Whether the company is to be archived. A no ends it, silently.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'toggling' },
          {
            target: 'idle',
            actions: [{ type: 'endIntent', params: ({ context }) => companyOf(context).FtgId }, 'forgetCompany'],
          },
        ],
      },
    },
    toggling: {
      description: 'DELETE /companyInfo/{FtgId}/toggleArchivedState. Another company waits until it is done.',
      entry: 'beginIntent',
      invoke: {
        id: 'toggleArchived',
        src: 'toggleArchived',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'settleIntent', params: ({ event }) => event.output },
              { type: 'reportTurned', params: ({ event }) => valueIn(event.output) },
              { type: 'tellTurned', params: ({ event }) => valueIn(event.output) },
              'forgetCompany',
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'settleIntent', params: ({ event }) => event.output },
              'forgetCompany',
              { type: 'reportFailure', params: ({ event }) => failureOf(event.output) },
            ],
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

/** What a press on a company's button means: a company on its way in is not one on its way out. */
const directionOf = ({ Archived }: ArchivedCompany): string => (Archived ? 'takeBack' : 'archive')

const requestOf = (context: CompanyArchiveContext) => {
  const { FtgId } = companyOf(context)
  const intent = context.intents[FtgId]
  if (!intent) throw new Error('A company is archived only while somebody means it')
  return { FtgId, key: intent.key }
}

const without = (intents: CompanyArchiveContext['intents'], FtgId: string) => {
  const { [FtgId]: _, ...others } = intents
  return others
}

/** How the journal knows it. */
export const companyArchiveFlow = describeFlow({ machine: companyArchiveMachine, version: 2 })
