import { assign, emit, setup } from 'xstate'
import { emptyCompany, type NewCompanyForm, typedInCompany } from '#contracts/companies/new-company.rules.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { createCompanyPorts } from './create-company.ports.ts'
import { creationOf, firstWrong, isUnanswered, takenText } from './create-company.read.ts'
import type {
  CreateCompanyContext,
  CreateCompanyEmitted,
  CreateCompanyEvent,
  CreateCompanyInput,
  Submission,
} from './create-company.types.ts'

/**
 * The form of a new company (first document §2, §4). The entered values are kept when the dialog
 * closes and after a failure. `companySelection` selects the created company.
 */
export const createCompanyMachine = setup({
  types: {
    input: {} as CreateCompanyInput,
    context: {} as CreateCompanyContext,
    events: {} as CreateCompanyEvent,
    emitted: {} as CreateCompanyEmitted,
  },
  actors: createCompanyPorts,
  actions: {
    setChange: assign(({ context }, change: Partial<NewCompanyForm>) => ({
      form: typedInCompany(context.form, change),
      refusals: without(context.refusals, Object.keys(change)),
    })),
    /**
     * Checks the form. When the answer to an earlier request was lost, the company may already be
     * in the list, so a taken id is then not refused.
     */
    check: assign(({ context }, { isTaken, key }: Submission) => ({
      isChecked: true,
      refusals: isTaken && !isUnanswered(context) ? { FtgId: takenText } : without(context.refusals, ['FtgId']),
      intent: intentFor(context.intent, creationOf(context), key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    setRefusals: assign((_, { fields = {} }: ApiFailure) => ({ refusals: fields })),
    tellUnfit: emit(
      ({ context }): CreateCompanyEmitted => ({ type: 'create.unfit', field: firstWrong(context) ?? '' }),
    ),
    begin: assign(({ context }) => fresh(context)),
    reportFailure: reportFailure(),
    reportCreated: letter('companySelection', (_, FtgId: string) => ({ type: 'company.created', FtgId })),
  },
  guards: {
    isFit: ({ context }) => firstWrong(context) === undefined,
    isOfField: (_, { fields }: ApiFailure) => fields !== undefined,
  },
}).createMachine({
  id: 'createCompany',
  context: ({ input }) => ({ ...input, ...fresh(input) }),
  initial: 'writing',
  on: { 'create.leave': { actions: 'endIntent' } },
  states: {
    writing: {
      description: 'The user fills in the form.',
      on: {
        'create.change': { actions: { type: 'setChange', params: ({ event }) => event.change } },
        'create.submit': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'Checks the form. When a field is invalid, nothing is sent and the first invalid field is reported.',
      always: [
        { guard: 'isFit', target: 'saving' },
        { target: 'writing', actions: ['endIntent', 'tellUnfit'] },
      ],
    },
    saving: {
      description: 'Sends POST /createCompany once. Ignores further submits. A refused field gets its message.',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { form, intent } }) => ({ form, key: intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'writing', actions: ['begin', 'reportCreated'] },
          failed: [
            { guard: 'isOfField', target: 'writing', actions: ['settleIntent', 'setRefusals', 'tellUnfit'] },
            { target: 'writing', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
  },
})

const fresh = ({ currentYear }: CreateCompanyInput) => ({
  form: emptyCompany(currentYear),
  isChecked: false,
  refusals: {},
  intent: null,
})

const without = (refusals: CreateCompanyContext['refusals'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)))

/** The registration of the flow in the journal. */
export const createCompanyFlow = describeFlow({
  machine: createCompanyMachine,
  version: 2,
  keeps: {
    currentYear: kept,
    LicNr: kept,
    HasLicensOption: kept,
    form: kept,
    isChecked: kept,
    refusals: kept,
    intent: kept,
  },
  calls: { create: true },
})
