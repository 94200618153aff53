import { type AnyActorRef, enqueueActions, sendTo, setup } from 'xstate'
import { networkReturn } from '../connectivity/connectivity.ports.ts'
import type { FormEvent } from '../form/form.types.ts'
import { describeFlow } from '../journal/registry.ts'
import type { Company } from '../session/session.types.ts'
import type { Result } from '../shared/result.ts'
import { isOk, valueIn } from '../shared/result.ts'
import { companyInfoPorts } from './company-info.ports.ts'
import type { CompanyInfoContext, CompanyInfoEvent, CompanyInfoFact } from './company-info.types.ts'

/**
 * What is known of the company in use, which its settings decide: the features that are on. When they are changed, here or in another
 * browser, it is fetched anew, and the form of the settings hears of it too.
 */
export const companyInfoMachine = setup({
  types: {
    input: {} as CompanyInfoContext,
    context: {} as CompanyInfoContext,
    events: {} as CompanyInfoEvent,
  },
  actors: { ...companyInfoPorts, networkReturn },
  actions: {
    tellForm: enqueueActions(({ enqueue, system }, Version: number | null) => {
      const form: AnyActorRef | undefined = system.get('companySettings')
      if (form) enqueue.sendTo(form, { type: 'form.changedElsewhere', Version } satisfies FormEvent)
    }),
    reportRefreshed: sendTo(
      ({ system }) => system.get('app'),
      (_, company: Company): CompanyInfoFact => ({ type: 'company.refreshed', company }),
    ),
  },
  guards: {
    isOfCompany: ({ context }, FtgId: string) => FtgId === context.FtgId,
    isThere: (_, result: Result<Company | null>) => isOk(result) && result.value !== null,
    isOk: (_, result: Result<Company | null>) => isOk(result),
  },
}).createMachine({
  id: 'companyInfo',
  context: ({ input }) => input,
  initial: 'current',
  on: {
    'companyInfo.changed': {
      guard: { type: 'isOfCompany', params: ({ event }) => event.FtgId },
      target: '.fetching',
      reenter: true,
      actions: { type: 'tellForm', params: ({ event }) => event.Version },
    },
    'companyInfo.reload': { target: '.fetching', reenter: true, actions: { type: 'tellForm', params: null } },
  },
  states: {
    current: { description: 'It is as it was last heard of.' },
    fetching: {
      description: 'GET /companyInfo/{FtgId}. What was known before holds meanwhile.',
      invoke: {
        id: 'fetchInfo',
        src: 'fetchInfo',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'current',
            actions: { type: 'reportRefreshed', params: ({ event }) => companyIn(event.output) },
          },
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'current' },
          { target: 'outdated' },
        ],
      },
    },
    outdated: {
      description: 'It could not be fetched, which disturbs nobody: it is tried again when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'fetching' },
    },
  },
})

function companyIn(result: Result<Company | null>): Company {
  const company = valueIn(result)
  if (!company) throw new Error('There is no company to tell of; the guard should have seen it')
  return company
}

/** How the journal knows it. A reloaded page fetches the company with its session. */
export const companyInfoFlow = describeFlow({ machine: companyInfoMachine, version: 1, resume: 'afresh' })
