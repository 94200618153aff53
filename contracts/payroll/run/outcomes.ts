import { commonErrors } from '../../common-errors.ts'
import { givenCompany, payingScope as scope } from '../../employees/stated-staff.ts'
import { earlier, ended } from '../../outcomes/earlier.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payslipCorrectionCalls } from '../correction/calls.ts'
import { correctionRequest } from '../correction/examples.ts'
import { payrollErrors } from '../errors.ts'
import { payslipCalls } from './calls.ts'
import { exampleCalculation } from './examples.ts'
import { slipFigures, sumFigures } from './figures.ts'
import { givenSlips } from './stated-slips.ts'
import { payslipStates } from './states.ts'

const by = 'adm'
const Period = '202611'
const params = { Period, AnstNr: '1' }

type Stated = Parameters<typeof payslipStates.payslips>[3][number]
/** Returns the states of a period with exactly these payslips. */
const given = (slips: readonly Stated[], more: Parameters<typeof payslipStates.payslips>[4] = {}) =>
  givenSlips(by, Period, slips, more)
const created: Stated = { AnstNr: '1', Flags: [] }
const ready: Stated = { AnstNr: '1', Flags: ['Klarmarkerad'] }
const attested: Stated = { AnstNr: '1', Flags: ['Klarmarkerad', 'Attesterad'] }
const paid: Stated = { AnstNr: '1', Flags: ['Klarmarkerad', 'Utbetald'] }
const onPaper = { Satt: 'PAPER', Status: 'WAITING', Orsak: '' }
const published: Stated = { AnstNr: '1', Flags: ['Klarmarkerad', 'Publicerad'], Utlamning: onPaper }
const sent: Stated = { ...published, Utlamning: { ...onPaper, Satt: 'KIVRA', Status: 'DONE' } }
const other: Stated = { AnstNr: '2', Flags: [] }

const pagination = { perPage: 25, pageNum: 1 }
const row = {
  LonArtNr: '1010',
  Text: 'Bonus',
  From: '2026-11-01',
  Tom: '2026-11-30',
  Antal: 1,
  Apris: 500,
  Belopp: null,
}
const deduction = { ...row, Text: 'Avdrag', Antal: null, Apris: null, Belopp: -900_000 }
const everything: Stated['Flags'] = [
  ...(['Klarmarkerad', 'Attesterad', 'Utskriven', 'Utbetald', 'Backad', 'Publicerad'] as const),
]
const last = { Period, AnstNr: '2' }
const body = { Version: 1, Rader: [row] }

const locked = {
  name: 'a locked period',
  given: given([created], { Locked: true }),
  answer: { error: payrollErrors.salaryPeriodLocked, message: `Löneperioden ${Period} är låst.` },
} as const
const marks = ['Klarmarkerad', 'Attesterad', 'Utskriven', 'Utbetald', 'Backad', 'Publicerad']
/** The figures of a payslip in a list. */
const listed = ['AnstNr', 'Nummer', 'Namn', ...marks, 'StatusText', ...sumFigures, 'DiffNetto', 'Version']
/** The figures of a payslip. */
const told = ['AnstNr', 'Nummer', 'Namn', 'Utbetalningsdatum', 'StatusText', 'Locked', ...slipFigures, 'Version']
const corrects = ['Rattelser', 'KanRattas', 'KanAterforas']
/** Everybody's payslip has been calculated. */
const calculated = [
  ...given([]),
  earlier(payslipCalls.calculate, { scope, params: { Period }, body: { AnstNr: null } }),
  ended(payslipCalls.calculation, { scope, params: { Period } }, { Status: 'COMPLETED' }),
]
const one = { AnstNr: '1', Nummer: 1, Version: 1 }

/** Returns an outcome of a batch of one. */
const refused = (name: string, message: string, states: ReturnType<typeof given>) => ({
  name,
  given: states,
  request: { scope, params: { Period }, body: [one] },
  answer: { data: { errors: [{ index: 0, message }] }, pins: ['*'] as const },
})
const done = (name: string, states: ReturnType<typeof given>) => ({
  name,
  given: states,
  request: { scope, params: { Period }, body: [one] },
  answer: { data: { errors: [] } },
})
const inLocked = { ...locked, request: { scope, params: { Period }, body: [one] } }

export const payslipOutcomes: OutcomesOf<typeof payslipCalls> = {
  overview: [
    {
      name: 'a year with payslips in a period',
      given: given([created, other]),
      request: { scope, filter: { Year: 2026 } },
      answer: { figures: ['*'] },
    },
    {
      name: 'a year without periods',
      given: given([]),
      request: { scope, filter: { Year: 2099 } },
      answer: { data: [] },
    },
  ],
  list: [
    {
      name: 'the payslips of a period',
      given: given([created, other]),
      request: { scope, params: { Period }, pagination },
      answer: { figures: listed, pagination: { totalRows: 2 } },
    },
    {
      name: 'the payslips that a calculation has made',
      given: calculated,
      request: { scope, params: { Period }, pagination: { ...pagination, sortBy: 'Netto', sortOrder: 'desc' } },
      answer: { figures: listed, pagination: { totalRows: 2 } },
    },
    {
      name: 'one with a warning, which another came before',
      given: [
        ...givenCompany(by),
        payslipStates.payslips(scope.FtgId, by, '202610', [other]),
        payslipStates.payslips(scope.FtgId, by, Period, [created, other]),
        earlier(payslipCalls.changeRows, { scope, params: last, body: { ...body, Rader: [deduction] } }),
      ],
      request: { scope, params: { Period }, filter: { MedVarningar: true }, pagination },
      answer: { figures: listed, pagination: { totalRows: 1 } },
    },
    {
      name: 'those that are ready, found by the number',
      given: given([ready, other]),
      request: {
        scope,
        params: { Period },
        filter: { Status: 'Klarmarkerad' },
        pagination: { ...pagination, searchTerm: '1', searchFields: ['AnstNr'], sortBy: 'Netto', sortOrder: 'desc' },
      },
      answer: { figures: listed, pagination: { totalRows: 1 } },
    },
    {
      name: 'those that were sent to Kivra, with when',
      given: given([sent, other]),
      request: { scope, params: { Period }, filter: { Utlamning: 'DONE', Satt: 'KIVRA' }, pagination },
      answer: { figures: [...listed, 'Satt', 'Status'], pagination: { totalRows: 1 } },
    },
    {
      name: 'none',
      given: given([]),
      request: { scope, params: { Period }, pagination },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
  one: [
    {
      name: 'a payslip',
      given: given([created, other]),
      request: { scope, params },
      answer: { figures: [...told, ...marks, ...corrects] },
    },
    {
      name: 'a payslip with a row that leaves less than nothing, the last of its period',
      given: [
        ...given([created, other]),
        earlier(payslipCalls.changeRows, { scope, params: last, body: { ...body, Rader: [deduction] } }),
      ],
      request: { scope, params: last },
      answer: { figures: told },
    },
    {
      name: 'a payslip that has been taken back',
      given: given([{ AnstNr: '1', Flags: everything }], { UsesAttest: true }),
      request: { scope, params },
      answer: { figures: [...told, ...corrects] },
    },
    {
      name: 'a paid payslip',
      given: given([paid, other]),
      request: { scope, params },
      answer: { figures: [...told, ...corrects] },
    },
    {
      name: 'a payslip that corrects another',
      given: [
        ...given([paid, other]),
        earlier(payslipCorrectionCalls.correct, { scope, params, body: { ...correctionRequest, Betala: false } }),
      ],
      request: { scope, params, filter: { Nummer: 2 } },
      answer: { figures: [...told, ...corrects] },
    },
  ],
  changeRows: [
    {
      name: 'a row typed',
      given: given([created, other]),
      request: { scope, params, body },
      answer: { figures: told },
    },
    {
      name: 'an amount typed, which leaves less than nothing',
      given: given([created, other]),
      request: { scope, params: last, body: { ...body, Rader: [deduction] } },
      answer: { figures: told },
    },
    {
      name: 'a pay type that is not in the table',
      given: given([created]),
      request: { scope, params, body: { ...body, Rader: [{ ...row, LonArtNr: '99999' }] } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Rader: 'Rad 1: lönearten 99999 finns inte i löneartstabellen.' },
      },
    },
    {
      name: 'a payslip that is ready',
      given: given([ready]),
      request: { scope, params, body },
      answer: { error: payrollErrors.payslipFinished },
    },
    { ...locked, request: { scope, params, body } },
  ],
  calculation: [
    { name: 'none', given: given([]), request: { scope, params: { Period } }, answer: { data: null } },
    {
      name: 'the latest',
      given: [...given([]), earlier(payslipCalls.calculate, { scope, params: { Period }, body: { AnstNr: ['1'] } })],
      request: { scope, params: { Period } },
      answer: { data: exampleCalculation, pins: ['Period'] },
    },
    {
      name: 'one that has ended',
      given: calculated,
      request: { scope, params: { Period } },
      answer: { figures: ['Period', 'Status', 'Done', 'Total', 'Message', 'Lamnade'] },
    },
  ],
  calculate: [
    {
      name: 'a calculation of one person',
      given: given([]),
      request: { scope, params: { Period }, body: { AnstNr: ['1'] } },
      answer: { data: exampleCalculation, pins: ['Period'] },
    },
    {
      name: 'a person who is not in the register',
      given: given([]),
      request: { scope, params: { Period }, body: { AnstNr: ['FINNSINTE'] } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { AnstNr: 'Anställd FINNSINTE finns inte i personalregistret.' },
      },
    },
    { ...locked, request: { scope, params: { Period }, body: { AnstNr: null } } },
  ],
  ready: [
    done('a payslip marked as ready', given([created])),
    refused('a payslip that is ready', 'Lönebeskedet är redan klarmarkerat.', given([ready])),
    inLocked,
  ],
  unready: [
    done('a payslip opened for changes', given([ready])),
    refused('a payslip that is not ready', 'Lönebeskedet är inte klarmarkerat.', given([created])),
    inLocked,
  ],
  attest: [
    done('a payslip attested', given([ready], { UsesAttest: true })),
    refused(
      'a payslip that is not ready',
      'Lönebeskedet är inte klarmarkerat.',
      given([created], { UsesAttest: true }),
    ),
    inLocked,
  ],
  unattest: [
    done('an attest taken back', given([attested], { UsesAttest: true })),
    refused('a payslip without attest', 'Lönebeskedet är inte attesterat.', given([ready], { UsesAttest: true })),
    inLocked,
  ],
  paid: [
    done('a payslip paid', given([ready])),
    refused('a payslip that needs attest', 'Lönebeskedet är inte attesterat.', given([ready], { UsesAttest: true })),
    refused('a payslip that is paid', 'Lönebeskedet är redan utbetalt.', given([paid])),
    inLocked,
  ],
  publish: [
    done('a payslip published', given([ready])),
    refused('a payslip that is not ready', 'Lönebeskedet är inte klarmarkerat.', given([created])),
    refused('a payslip that is published', 'Lönebeskedet är redan publicerat.', given([published])),
    inLocked,
  ],
  unpublish: [
    done('the publishing taken back', given([published])),
    refused('a payslip that is not published', 'Lönebeskedet är inte publicerat.', given([ready])),
    refused('a payslip that is sent', 'Lönebeskedet är skickat och kan inte tas tillbaka.', given([sent])),
    inLocked,
  ],
}
