import { payingScope as scope } from '../../employees/stated-staff.ts'
import { earlier } from '../../outcomes/earlier.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payslipCorrectionCalls } from '../correction/calls.ts'
import { correctionRequest } from '../correction/examples.ts'
import { payrollErrors } from '../errors.ts'
import { payslipCalls } from '../run/calls.ts'
import { examplePayslip } from '../run/examples.ts'
import { slipFigures } from '../run/figures.ts'
import { givenSlips } from '../run/stated-slips.ts'
import type { payslipStates } from '../run/states.ts'
import type { payslipVersionCalls } from './calls.ts'
import type { PayslipAsItWas, PayslipHistory, PayslipThen } from './shapes.ts'

const by = 'adm'
const params = { Period: '202611', AnstNr: '1' }
type Stated = Parameters<typeof payslipStates.payslips>[3][number]
const given = (...slips: readonly Stated[]) => givenSlips(by, params.Period, slips)
const created: Stated = { AnstNr: '1', Flags: [] }
const ready: Stated = { AnstNr: '1', Flags: ['Klarmarkerad'] }
const paid: Stated = { AnstNr: '1', Flags: ['Klarmarkerad', 'Utbetald'] }
const other: Stated = { AnstNr: '2', Flags: [] }

const { Utbetalningsdatum, Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Rader, Steg, Saldon } = examplePayslip
const moment = { At: '2026-11-20T08:00:00Z', By: '', StatusText: 'Skapad', Netto }
const isReady = { ...moment, Nr: 2, By: 'Anna Dahl', Handelser: ['READY' as const], StatusText: 'Klarmarkerad' }

/** The history of a payslip that was calculated and marked as ready, for specs of its flow. */
export const examplePayslipHistory: PayslipHistory = {
  Namn: examplePayslip.Namn,
  Handelser: [isReady, { ...moment, Nr: 1, Handelser: ['CREATED'] }],
}

const then: PayslipThen = {
  ...moment,
  Nr: 1,
  Handelser: ['CREATED'],
  Utbetalningsdatum,
  Brutto,
  Formaner,
  Skatt,
  Arbetsgivaravgift,
  Rader,
  Steg,
  Saldon,
  Varningar: [],
  UnderlagHash: 'f5c1d2',
  Motor: '1',
  Lag: '0a1b2c3d',
}

/** The payslip of `examplePayslipHistory` as it was first. */
export const examplePayslipAsItWas: PayslipAsItWas = {
  Da: then,
  Nu: { ...then, ...isReady },
  Underlag: [],
  Kontroll: 'SAME',
}

const row = { LonArtNr: '1010', Text: 'Avdrag', From: '', Tom: '', Antal: null, Apris: null, Belopp: -900_000 }
const last = { ...params, AnstNr: '2' }
const typed = earlier(payslipCalls.changeRows, { scope, params: last, body: { Version: 1, Rader: [row] } })
const moments = ['Namn', 'Nr', 'Handelser.Handelser', 'StatusText', 'Netto']
const figures = ['Nr', 'Handelser', 'StatusText', 'Utbetalningsdatum', ...slipFigures, 'Kontroll']

export const payslipVersionOutcomes: OutcomesOf<typeof payslipVersionCalls> = {
  history: [
    {
      name: 'a payslip that has been marked as ready',
      given: given(ready, other),
      request: { scope, params },
      answer: { figures: moments },
    },
    {
      name: 'a payslip that corrects another, which has a history of its own',
      given: [
        ...given(paid, other),
        earlier(payslipCorrectionCalls.correct, { scope, params, body: { ...correctionRequest, Betala: false } }),
      ],
      request: { scope, params, filter: { Nummer: 2 } },
      answer: { figures: moments },
    },
    {
      name: 'no payslip',
      given: given(other),
      request: { scope, params },
      answer: { error: payrollErrors.payslipMissing },
    },
    {
      name: 'no payslip that corrects it',
      given: given(ready, other),
      request: { scope, params, filter: { Nummer: 2 } },
      answer: { error: payrollErrors.payslipMissing },
    },
  ],
  asItWas: [
    {
      name: 'a payslip before it was marked as ready',
      given: given(ready, other),
      request: { scope, params: { ...params, Version: '1' } },
      answer: { figures },
    },
    {
      name: 'a payslip before a row was typed, which leaves less than nothing',
      given: [...given(created, other), typed],
      request: { scope, params: { ...last, Version: '1' } },
      answer: { figures },
    },
    {
      name: 'the newest moment, which has a warning',
      given: [...given(created, other), typed],
      request: { scope, params: { ...last, Version: '2' } },
      answer: { figures: [...figures, 'Underlag'] },
    },
    {
      name: 'a moment that the payslip does not have',
      given: given(ready, other),
      request: { scope, params: { ...params, Version: '9' } },
      answer: { error: payrollErrors.payslipVersionMissing },
    },
  ],
}
