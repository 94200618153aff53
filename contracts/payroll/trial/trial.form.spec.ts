import { describe, expect, it } from 'vitest'
import { SalaryTrial } from './shapes.ts'
import { trialForm, trialRequest, trialValues } from './trial.form.ts'

const today = '2026-11-23'
const base = { Utbetalningsdatum: '2026-11-25', Manadslon: 30_000 }
const problems = (request: object) => trialForm.problems(trialValues({ ...base, ...request }, today))
const absence = (row: object) => ({ Franvaro: [{ Typ: 'SJK', From: '2026-11-10', ...row }] })

describe('the values of a trial calculation', () => {
  it('are sent as the call takes them, and come back the same', () => {
    const request = {
      ...base,
      Fodelsedatum: '1980-05-14',
      SkatteTyp: 'HUV',
      Tabell: '33',
      Kolumn: '1',
      JamkningProcent: 15,
      AvgiftTyp: '99',
      Engangsbelopp: 10_000.5,
      Arsinkomst: 400_000,
      Formaner: 500,
      Veckoarbetstid: 38.25,
      Bil: { Nypris: 400_000, Modellar: 2024, Fordonsskatt: 3_000, Drivlina: 'EL' },
      Milersattning: { Mil: 10, KronorPerMil: 30, Bilslag: 'EGEN' },
      Franvaro: [{ Typ: 'SJK', From: '2026-11-10', Tom: '2026-11-11', Timmar: 4 }],
      Semesterdagar: 5,
    }
    expect(SalaryTrial.parse(request)).toEqual(request)
    const values = trialValues(request, today)
    expect(trialRequest(values)).toEqual(request)
    expect(trialForm.problems(values)).toEqual({})
  })

  it('are few when little is written', () => {
    const sent = trialRequest({ ...trialForm.defaults(today), Manadslon: 30_000 })
    expect(sent).toEqual({ ...base, SkatteTyp: 'HUV', AvgiftTyp: '99', Veckoarbetstid: 40 })
    expect(trialRequest(trialValues(base, today))).toEqual(sent)
  })

  it('leave out what their tax type hides', () => {
    const sent = trialRequest(trialValues({ ...base, SkatteTyp: 'EXT', Tabell: '33', JamkningProcent: 10 }, today))
    expect(Object.keys(sent)).not.toContain('Tabell')
    expect(Object.keys(sent)).not.toContain('JamkningProcent')
  })

  it.each<[what: string, request: object, field: string, message: string]>([
    ['no kind of pay', { Manadslon: 0 }, 'Manadslon', 'Ange en månadslön, en timlön eller ett engångsbelopp.'],
    ['a negative pay', { Manadslon: -1 }, 'Manadslon', 'Månadslön måste vara mellan 0 och'],
    ['two kinds of pay', { Timlon: 150, Timmar: 1 }, 'Timlon', 'Ange månadslön eller timlön, inte båda.'],
    ['hours without their pay', { Timmar: 10 }, 'Timlon', 'Ange timlönen för de arbetade timmarna.'],
    ['an hour’s pay without hours', { Manadslon: 0, Timlon: 150 }, 'Timmar', 'Ange hur många timmar'],
    ['a one-off amount alone', { Manadslon: 0, Engangsbelopp: 1 }, 'Arsinkomst', 'Ange årsinkomsten'],
    ['a birth after the payout', { Fodelsedatum: '2026-11-26' }, 'Fodelsedatum', 'kan inte vara efter'],
    ['a car without a price', { Bil: { Nypris: 0, Modellar: 2024 } }, 'Bil.Nypris', 'Ange bilens nybilspris.'],
    ['a car without a year', { Bil: { Nypris: 1, Modellar: 0 } }, 'Bil.Modellar', 'Ange bilens modellår'],
    ['a year of two digits', { Bil: { Nypris: 1, Modellar: 24 } }, 'Bil.Modellar', 'fyra siffror'],
    ['mileage without mil', { Milersattning: { Mil: 0, KronorPerMil: 30 } }, 'Milersattning.Mil', 'Ange antalet mil.'],
    ['an absence that ends first', absence({ Tom: '2026-11-09' }), 'Franvaro', 'Rad 1: Sista dagen kan inte vara'],
    ['an absence before the month', absence({ From: '2026-10-31' }), 'Franvaro', 'i samma månad'],
    ['an absence after the month', absence({ Tom: '2026-12-01' }), 'Franvaro', 'i samma månad'],
    ['more hours than the day', absence({ Timmar: 8.01 }), 'Franvaro', 'längre än arbetsdagen'],
    ['an unknown absence', absence({ Typ: 'XYZ' }), 'Franvaro', 'Rad 1: '],
    [
      'absence without a month’s pay',
      { ...absence({}), Manadslon: 0, Timlon: 1, Timmar: 1 },
      'Franvaro',
      'Frånvaro räknas på en månadslön.',
    ],
    [
      'holiday without a month’s pay',
      { Semesterdagar: 1, Manadslon: 0, Timlon: 1, Timmar: 1 },
      'Semesterdagar',
      'Semesterdagar räknas på en månadslön.',
    ],
    ['hundredths of an öre', { Manadslon: 30_000.005 }, 'Manadslon', 'högst 2 decimaler'],
  ])('refuse %s', (_, request, field, message) => {
    expect(Object.keys(problems(request))).toEqual([field])
    expect(problems(request)[field]).toContain(message)
  })

  it.each<[what: string, request: object]>([
    ['all the hours of a day', absence({ Timmar: 8 })],
    ['the first and the last day of the month', absence({ From: '2026-11-01', Tom: '2026-11-30' })],
    ['a birth on the day', { Fodelsedatum: '2026-11-25' }],
  ])('accept %s', (_, request) => expect(problems(request)).toEqual({}))
})
