import { assign, setup } from 'xstate'
import { firstYearToKeep, yearsBefore } from '#contracts/salary-years/rules.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { salaryYearsPorts } from './salary-years.ports.ts'
import type { SalaryYearsContext, SalaryYearsEvent } from './salary-years.types.ts'

const question = 'purge'

type Asking = Extract<SalaryYearsEvent, { type: 'years.submit' }>
type Purging = Extract<SalaryYearsEvent, { type: 'years.rid' }>

/** The context while no dialog is open. */
const fresh = { asked: null, lastToGo: null, failure: null, intent: null }

/** The dialogs that create a salary year and purge old ones (first document §2, §4, §8). */
export const salaryYearsMachine = setup({
  types: { context: {} as SalaryYearsContext, events: {} as SalaryYearsEvent },
  actors: salaryYearsPorts,
  actions: {
    forgetChoices: letters(() => ['createYear', 'purgeYears'].map(id => ['dialogs', { type: 'dialog.close', id }])),
    setYears: assign((_, years: readonly number[]) => ({ ...fresh, years })),
    setAsked: assign(({ context }, { asked, key }: Asking) => ({
      asked,
      failure: null,
      intent: intentFor(context.intent, JSON.stringify(asked), key),
    })),
    setLastToGo: assign(({ context }, { lastToGo, key }: Purging) => ({
      lastToGo,
      failure: null,
      intent: intentFor(context.intent, String(lastToGo), key),
    })),
    setFailure: assign(({ context }, failure: ApiFailure) => ({
      failure,
      intent: intentAfter(context.intent, failure),
    })),
    forgetFailure: assign({ failure: null }),
    ask: askFirst('salaryYears', ({ context }) => ({ id: question, ...textsOf(context) })),
    tellCreated: tell('SUCCESS', ({ context }) => `Löneår ${askedOf(context).Year} har skapats.`),
    tellPurged: tell('SUCCESS', 'Rensning slutförd.'),
    addYear: letter('salaryYear', ({ context }) => ({ type: 'salaryYears.added', year: askedOf(context).Year })),
    reloadYears: letter('salaryYear', {
      type: 'salaryYears.reload',
    }),
    reportClosed: letter('salaryYear', {
      type: 'salaryYears.closed',
    }),
    reportFailure: reportFailure(),
  },
  guards: {
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isYes: ({ event }) => event.type === 'confirm.answered' && event.id === question && event.answer === 'confirmed',
  },
}).createMachine({
  id: 'salaryYears',
  context: { ...fresh, years: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: 'forgetChoices',
      on: {
        'years.create': { target: 'creating', actions: { type: 'setYears', params: ({ event }) => event.years } },
        'years.purge': { target: 'purging', actions: { type: 'setYears', params: ({ event }) => event.years } },
      },
    },
    creating: {
      description:
        'The user chooses the year and its contents. The failure of the last attempt is shown until the user changes them.',
      on: {
        'years.edit': { actions: 'forgetFailure' },
        'years.submit': { target: 'saving', actions: { type: 'setAsked', params: ({ event }) => event } },
        'years.close': { target: 'closed', actions: 'reportClosed' },
      },
    },
    saving: {
      description:
        'Calls POST /createSalaryYear. The dialog cannot be closed meanwhile, because the user would not learn whether the year was created.',
      invoke: {
        id: 'createYear',
        src: 'createYear',
        input: ({ context }) => ({ asked: askedOf(context), key: keyOf(context) }),
        onDone: answered({
          ok: { target: 'closed', actions: ['reportClosed', 'addYear', 'tellCreated'] },
          failed: [
            { guard: 'isSessionOver', target: 'closed', actions: ['reportFailure', 'reportClosed'] },
            { target: 'creating', actions: 'setFailure' },
          ],
        }),
      },
    },
    purging: {
      description:
        'The user chooses the last year to purge. The failure of the last attempt is shown until another year is chosen.',
      on: {
        'years.edit': { actions: 'forgetFailure' },
        'years.rid': {
          target: 'asking',
          actions: [{ type: 'setLastToGo', params: ({ event }) => event }, 'ask'],
        },
        'years.close': { target: 'closed', actions: 'reportClosed' },
      },
    },
    asking: {
      description:
        'A dialog asks first, because purging cannot be undone. It states which years and what data are deleted.',
      on: { 'confirm.answered': [{ guard: 'isYes', target: 'removing' }, { target: 'purging' }] },
    },
    removing: {
      description: 'Calls DELETE /salaryyears/{year}. The path names the first year to keep: the chosen year plus one.',
      invoke: {
        id: 'purgeYears',
        src: 'purgeYears',
        input: ({ context }) => ({ year: firstYearToKeep(context.lastToGo ?? 0), key: keyOf(context) }),
        onDone: answered({
          ok: { target: 'closed', actions: ['reportClosed', 'reloadYears', 'tellPurged'] },
          failed: [
            { guard: 'isSessionOver', target: 'closed', actions: ['reportFailure', 'reportClosed'] },
            { target: 'purging', actions: 'setFailure' },
          ],
        }),
      },
    },
  },
})

const askedOf = ({ asked }: SalaryYearsContext): NewSalaryYear => {
  if (!asked) throw new Error('A salary year is made only once it has been asked for')
  return asked
}

const keyOf = ({ intent }: SalaryYearsContext): string => {
  if (!intent) throw new Error('Salary years are written only while somebody means it')
  return intent.key
}

/** Returns the confirmation of a purge: the years, and the data that is deleted with them. */
function textsOf({ years, lastToGo }: SalaryYearsContext) {
  const going = yearsBefore(years, firstYearToKeep(lastToGo ?? 0)).toSorted((a, b) => a - b)
  const what = going.length === 1 ? `Löneår ${going[0]}` : `${going.length} löneår (${going.join(', ')})`
  return {
    title: 'Rensa löneår',
    text: `${what} tas bort för gott, med löneperioder, löneartstabeller och beräkningar.`,
    confirm: 'Rensa',
    isDestructive: true,
    isLasting: true,
  }
}

/** The registration of the flow in the journal. */
export const salaryYearsFlow = describeFlow({
  machine: salaryYearsMachine,
  version: 1,
  keeps: { years: kept, asked: kept, lastToGo: kept, failure: kept, intent: kept },
  calls: { createYear: true, purgeYears: true },
})
