import { assign, setup } from 'xstate'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { viewFiltersEffects } from './view-filters.ports.ts'
import type {
  DateFilter,
  ViewChoices,
  ViewFiltersContext,
  ViewFiltersEvent,
  ViewFiltersInput,
  ViewPreferences,
} from './view-filters.types.ts'

/** Returns the month of a day, unlocked. */
function monthOf(today: IsoDate): DateFilter {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return { Locked: false, From: `${today.slice(0, 8)}01`, To: `${today.slice(0, 8)}${days}` }
}

const preferencesOf = ({ showsAutoCalculated, showsTransferred }: ViewPreferences): ViewPreferences => ({
  showsAutoCalculated,
  showsTransferred,
})

/** The choices that end when the cached lists do (third document §4). */
const invalidated = { Period: '', periodOf: {}, payslipFilter: null } satisfies Partial<ViewFiltersContext>

/**
 * Keeps what screens have in common: the selected employee, the salary period, the table code and
 * the other shared view filters (third document §3). They end with the company. The last LSS period
 * is a list of the reference data, which ends with the salary year too.
 */
export const viewFiltersMachine = setup({
  types: { input: {} as ViewFiltersInput, context: {} as ViewFiltersContext, events: {} as ViewFiltersEvent },
  actions: {
    ...viewFiltersEffects,
    setChoices: assign((_, choices: Partial<ViewChoices>) => choices),
    setPeriodOf: assign(({ context }, { AnstNr, Period }: { readonly AnstNr: string; readonly Period: string }) => ({
      periodOf: { ...context.periodOf, [AnstNr]: Period },
    })),
    setPreferences: assign((_, preferences: Partial<ViewPreferences>) => preferences),
    setPayslipFilter: assign((_, payslipFilter: FormValues | null) => ({ payslipFilter })),
    setDates: assign(({ context }, dates: Partial<DateFilter>) => ({ dates: { ...context.dates, ...dates } })),
    setMonth: assign((_, today: IsoDate) => ({ dates: monthOf(today) })),
    invalidate: assign(invalidated),
  },
  guards: { isUnlocked: ({ context }) => !context.dates.Locked },
}).createMachine({
  id: 'viewFilters',
  context: ({ input: { preferences, today } }) => ({
    AnstNr: '',
    TabellKod: '',
    LonStyKod: '',
    calendarMode: 'DATE',
    payslipAnstNr: '',
    ...invalidated,
    ...preferencesOf(preferences),
    dates: monthOf(today),
  }),
  initial: 'shared',
  states: {
    shared: {
      description: 'Screens read the filters, and each change is seen by all of them.',
      on: {
        'view.choose': { actions: { type: 'setChoices', params: ({ event }) => event.choices } },
        'view.choosePeriodOf': { actions: { type: 'setPeriodOf', params: ({ event }) => event } },
        'view.prefer': {
          actions: [
            { type: 'setPreferences', params: ({ event }) => event.preferences },
            { type: 'storePreferences', params: ({ context }) => preferencesOf(context) },
          ],
        },
        'view.filterPayslips': { actions: { type: 'setPayslipFilter', params: ({ event }) => event.filter } },
        'view.limitDates': { actions: { type: 'setDates', params: ({ event }) => event.dates } },
        'view.dayCame': {
          guard: 'isUnlocked',
          actions: { type: 'setMonth', params: ({ event }) => event.today },
        },
        'view.invalidated': { actions: 'invalidate' },
      },
    },
  },
})

/** The registration of the flow in the journal. The filters survive a reload. */
export const viewFiltersFlow = describeFlow({
  machine: viewFiltersMachine,
  version: 1,
  keeps: {
    AnstNr: kept,
    Period: kept,
    TabellKod: kept,
    LonStyKod: kept,
    calendarMode: kept,
    payslipAnstNr: kept,
    showsAutoCalculated: kept,
    showsTransferred: kept,
    periodOf: kept,
    payslipFilter: kept,
    dates: kept,
  },
})
