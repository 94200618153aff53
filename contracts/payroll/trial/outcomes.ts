import { commonErrors } from '../../common-errors.ts'
import { companyStates } from '../../companies/states.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { slipFigures, sumFigures } from '../run/figures.ts'
import type { salaryTrialCalls } from './calls.ts'
import type { SalaryTrial, SalaryTrialAnswer } from './shapes.ts'

const scope = { FtgId: 'nordsken' }
const given = [callerStates.signedIn('adm'), companyStates.company('nordsken', 'adm')]

/** A month's pay with ordinary tax and contributions. */
export const exampleTrial: SalaryTrial = {
  Utbetalningsdatum: '2026-11-25',
  Fodelsedatum: '1980-05-14',
  Tabell: '33',
  Kolumn: '1',
  Manadslon: 35_000,
}

const step = (Id: string, Text: string, Formel: string, Belopp: number, Kalla: string) => ({
  Id,
  Text,
  Formel,
  Varden: [{ Namn: 'Månadslön', Varde: '35 000,00 kr', Steg: '' }],
  Belopp,
  Enhet: 'kr' as const,
  Kalla,
})

/** The answer of `exampleTrial`, also for specs of the flow that shows it. */
export const exampleTrialAnswer: SalaryTrialAnswer = {
  Brutto: 35_000,
  Formaner: 0,
  Skatt: 7_134,
  Netto: 27_866,
  Arbetsgivaravgift: 10_997,
  Kostnad: 45_997,
  Rader: [
    {
      LonArtNr: '1000',
      Text: 'Månadslön',
      LonTyp: 'BRUTTO',
      Antal: 1,
      Enhet: 'MÅN',
      Apris: 35_000,
      Belopp: 35_000,
      Konto: '7210',
      Steg: ['lön'],
    },
    {
      LonArtNr: '9000',
      Text: 'Preliminär skatt',
      LonTyp: 'SKATT',
      Antal: null,
      Enhet: 'KR',
      Apris: null,
      Belopp: -7_134,
      Konto: '2710',
      Steg: ['skatt'],
    },
  ],
  Steg: [
    step('lön', 'Månadslön', '35 000,00 kr', 35_000, 'Anställningsavtalet'),
    step('skatt', 'Skatt enligt tabell 33, kolumn 1', 'raden 34 801–35 000 kr', 7_134, 'SKV 403'),
    step('Netto', 'Netto', '35 000,00 − 7 134,00', 27_866, ''),
  ],
  Varningar: [],
}

const refused = (body: SalaryTrial, fields: Readonly<Record<string, string>>) => ({
  given,
  request: { scope, body },
  answer: { error: commonErrors.fieldsRefused, fields },
})
const { Utbetalningsdatum } = exampleTrial
const figures = [...sumFigures, 'Kostnad', ...slipFigures]
const sick = { Typ: 'SJK', From: '2026-11-10' }

export const salaryTrialOutcomes: OutcomesOf<typeof salaryTrialCalls> = {
  calculate: [
    {
      name: 'what a salary becomes',
      given,
      request: { scope, body: exampleTrial },
      answer: { figures },
    },
    {
      name: 'a salary that is taxed by another column',
      given,
      request: { scope, body: { ...exampleTrial, Kolumn: '3', Tabell: '34' } },
      answer: { figures },
    },
    {
      name: 'a salary of somebody whose age is not known',
      given,
      request: { scope, body: { ...exampleTrial, Fodelsedatum: '' } },
      answer: { figures },
    },
    {
      name: 'no kind of pay',
      ...refused({ Utbetalningsdatum }, { Manadslon: 'Ange en månadslön, en timlön eller ett engångsbelopp.' }),
    },
    {
      name: 'pay by the month and by the hour',
      ...refused({ ...exampleTrial, Timlon: 200, Timmar: 10 }, { Timlon: 'Ange månadslön eller timlön, inte båda.' }),
    },
    {
      name: 'a date whose law is not entered',
      ...refused(
        { ...exampleTrial, Utbetalningsdatum: '2027-01-25' },
        { Utbetalningsdatum: 'Skattetabellerna saknas för 2027-01-25.' },
      ),
    },
    {
      name: 'an unknown tax type',
      ...refused({ ...exampleTrial, SkatteTyp: 'XYZ' }, { SkatteTyp: 'Felaktigt värde.' }),
    },
    {
      name: 'an absence outside the month',
      ...refused(
        { ...exampleTrial, Franvaro: [{ ...sick, From: '2026-10-30', Tom: '2026-11-02' }] },
        { Franvaro: 'Frånvaron måste ligga i samma månad som utbetalningen.' },
      ),
    },
    {
      name: 'more hours of absence than the day has',
      ...refused(
        { ...exampleTrial, Franvaro: [{ ...sick, Timmar: 9 }] },
        { Franvaro: 'Frånvaron är längre än arbetsdagen, som är en femtedel av veckoarbetstiden.' },
      ),
    },
  ],
}
