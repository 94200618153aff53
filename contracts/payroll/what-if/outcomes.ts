import { commonErrors } from '../../common-errors.ts'
import { payingScope as scope } from '../../employees/stated-staff.ts'
import { earlier } from '../../outcomes/earlier.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payslipCalls } from '../run/calls.ts'
import { slipFigures } from '../run/figures.ts'
import { givenSlips } from '../run/stated-slips.ts'
import { exampleTrialAnswer } from '../trial/outcomes.ts'
import type { whatIfCalls } from './calls.ts'
import type { WhatIfPart, WhatIfPayslip, WhatIfSums } from './shapes.ts'

const by = 'adm'
const Period = '202611'
const params = { Period, AnstNr: '1' }
const given = (...persons: readonly string[]) =>
  givenSlips(
    by,
    Period,
    persons.map(AnstNr => ({ AnstNr, Flags: [] })),
  )

const before: WhatIfSums = {
  Brutto: 35_000.5,
  Skatt: 7_134.25,
  Netto: 27_866.25,
  Arbetsgivaravgift: 10_997.15,
  Kostnad: 45_997.65,
}
const after: WhatIfSums = {
  Brutto: 36_050.5,
  Skatt: 7_466.25,
  Netto: 28_584.25,
  Arbetsgivaravgift: 11_327.15,
  Kostnad: 47_377.65,
}
const row = { AnstNr: '1', Namn: 'Berg Anna', Avdelning: 'Butik', Fore: before, Efter: after }

/** A part of a period on trial with all of its payslips, also for specs of its flow. */
export const exampleWhatIfPart: WhatIfPart = { Antal: 1, Rader: [row], Lamnade: [], Omraknade: 0, Nasta: null }

/** A payslip on trial, with öre so that a pact takes any amount. */
const answer = {
  ...exampleTrialAnswer,
  ...before,
  Formaner: 0.5,
  Rader: exampleTrialAnswer.Rader.map(each => ({
    ...each,
    Antal: each.Antal && 1.5,
    Apris: each.Apris && 23_333.65,
    Belopp: each.Belopp + 0.5,
  })),
  Steg: exampleTrialAnswer.Steg.map(step => ({ ...step, Belopp: step.Belopp + 0.5 })),
}

/** A person's payslip on trial. */
export const exampleWhatIfPayslip: WhatIfPayslip = {
  Namn: 'Berg Anna',
  Fore: answer,
  Efter: { ...answer, ...after },
}

const last = { Period, AnstNr: '2' }
const deduction = {
  LonArtNr: '1010',
  Text: 'Avdrag',
  From: '',
  Tom: '',
  Antal: null,
  Apris: null,
  Belopp: -900_000,
}
/** The figures of a payslip, before the change and after it. */
const figures = ['Namn', 'Kostnad', ...slipFigures]
const rise = { LonProcent: 3 }
const nextYear = { LagAr: '2027' }
const noLaw = {
  error: commonErrors.fieldsRefused,
  fields: { LagAr: 'Skattetabellerna saknas för 2027-11-25.' },
} as const

export const whatIfOutcomes: OutcomesOf<typeof whatIfCalls> = {
  calculate: [
    {
      name: 'a rise of three percent',
      given: given('1', '2'),
      request: { scope, params: { Period }, body: { Andring: rise, Urval: { AnstNrList: ['1'] } } },
      answer: { figures: ['AnstNr', 'Namn', 'Fore', 'Efter', 'Antal', 'Nasta', 'Omraknade'] },
    },
    {
      name: 'nobody after the last',
      given: given('1'),
      request: { scope, params: { Period }, body: { Andring: rise, Efter: '999999' } },
      answer: { data: { ...exampleWhatIfPart, Rader: [] }, pins: ['Antal', 'Nasta', 'Rader'] },
    },
    {
      name: 'the law of a year that is not entered',
      given: given('1'),
      request: { scope, params: { Period }, body: { Andring: nextYear } },
      answer: noLaw,
    },
    {
      name: 'an agreement that is not in the register',
      given: given('1'),
      request: { scope, params: { Period }, body: { Andring: { AvtalId: 'FINNSINTE' } } },
      answer: { error: commonErrors.fieldsRefused, fields: { AvtalId: 'Avtalet finns inte.' } },
    },
  ],
  payslip: [
    {
      name: 'a rise of three percent',
      given: given('1'),
      request: { scope, params, body: { Andring: rise } },
      answer: { figures },
    },
    {
      name: 'a payslip with a warning',
      given: [
        ...given('1', '2'),
        earlier(payslipCalls.changeRows, { scope, params: last, body: { Version: 1, Rader: [deduction] } }),
      ],
      request: { scope, params: last, body: { Andring: rise } },
      answer: { figures },
    },
    {
      name: 'the law of a year that is not entered',
      given: given('1'),
      request: { scope, params, body: { Andring: nextYear } },
      answer: noLaw,
    },
  ],
}
