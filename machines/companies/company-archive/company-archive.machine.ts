import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { companyArchivePorts } from './company-archive.ports.ts'
import type { ArchivedCompany, CompanyArchiveContext, CompanyArchiveEvent, Toggle } from './company-archive.types.ts'

/**
 * Archives companies and restores archived ones (third document §4). Archiving asks for
 * confirmation; restoring does not.
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
    settleIntent: assign(({ context }, failure: ApiFailure) => {
      const { FtgId } = companyOf(context)
      const intent = intentAfter(context.intents[FtgId], failure)
      return { intents: { ...without(context.intents, FtgId), ...(intent && { [FtgId]: intent }) } }
    }),
    endIntent: assign(({ context }, FtgId: string) => ({ intents: without(context.intents, FtgId) })),
    endOwnIntent: assign(({ context }) => ({ intents: without(context.intents, companyOf(context).FtgId) })),
    endIntents: assign({ intents: {} }),
    forgetCompany: assign({ company: null }),
    ask: askFirst('companyArchive', ({ context }) => ({
      id: 'archive',
      title: 'Arkivera företag',
      isLasting: true,
      text: `Är du säker på att du vill arkivera ${companyOf(context).Namn}? Företaget visas sedan under Arkiv. Det går fortfarande att logga in i det och registrera uppgifter.`,
      confirm: 'Arkivera',
    })),
    reportFailure: reportFailure(),
    reportTurned: letter('companySelection', ({ context }, Archived: boolean) => ({
      type: 'company.archived',
      FtgId: companyOf(context).FtgId,
      Archived,
    })),
    tellTurned: tell(
      'SUCCESS',
      ({ context }, isArchived: boolean) =>
        `${companyOf(context).Namn} ${isArchived ? 'har arkiverats.' : 'har tagits tillbaka från arkivet.'}`,
    ),
  },
  guards: {
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
      description: 'No company is being archived or restored.',
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
      description: 'A dialog asks whether to archive the company. A refusal returns to idle without a message.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'toggling' },
          { target: 'idle', actions: ['endOwnIntent', 'forgetCompany'] },
        ],
      },
    },
    toggling: {
      description:
        'Calls DELETE /companyInfo/{FtgId}/toggleArchivedState. Requests for other companies are ignored until it is answered.',
      entry: 'beginIntent',
      invoke: {
        id: 'toggleArchived',
        src: 'toggleArchived',
        input: ({ context }) => requestOf(context),
        onDone: answered({
          ok: { target: 'idle', actions: ['endOwnIntent', 'reportTurned', 'tellTurned', 'forgetCompany'] },
          failed: { target: 'idle', actions: ['settleIntent', 'forgetCompany', 'reportFailure'] },
        }),
      },
    },
  },
})

const companyOf = ({ company }: CompanyArchiveContext): ArchivedCompany => {
  if (!company) throw new Error('A company is archived only once it is named')
  return company
}

/**
 * Returns the direction of the toggle, so that archiving and restoring the same company are
 * different intents.
 */
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

/** The registration of the flow in the journal. */
export const companyArchiveFlow = describeFlow({
  machine: companyArchiveMachine,
  version: 2,
  keeps: { company: kept, key: kept, intents: kept },
  calls: { toggleArchived: true },
})
