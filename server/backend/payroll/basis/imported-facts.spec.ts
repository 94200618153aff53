import { expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { importedRow } from '../../tables/schema.ts'
import { importedFacts } from './imported-facts.ts'
import { standardTable } from './pay-type-facts.ts'
import { weekdays } from './schedule-days.ts'

type Imported = typeof importedRow.$inferSelect
const may = { from: '2026-05-01', to: '2026-05-31' }
const { payTypes } = standardTable('STANDARD', 2026)

const row = (kind: 'LON' | 'TID', line: number, values: FormValues, day: IsoDate | null = '2026-05-04'): Imported =>
  ({ run: 1, kind, line, values, validFrom: day, validTo: day }) as Imported

const code = (TidTyp: string, LonArtNr = ''): FormValues => ({ TidTyp, LonArtNr })
const timeCodes = new Map([
  ['ARB', code('ARB', '1010')],
  ['ÖT', code('OVT')],
  ['OVT1', code('OVT', '1110')],
  ['FLEX', code('ARB', '1185')],
  ['RES', code('ARB', '1190')],
  ['SJK', code('FRV')],
  ['LED', code('FRV')],
])
const payCodes = new Map([['BON', { LonArtNr: '' }]])

const april = weekdays({ from: '2026-04-01', to: '2026-05-31' }, 4000, new Map())
const facts = (...rows: readonly Imported[]) => importedFacts(rows, { payCodes, timeCodes }, payTypes, april, may)

it('time on a code without a pay type is left out by name, with its hours', () => {
  const { entered, time, absences, leftOut } = facts(
    row('TID', 1, { TidKod: 'ÖT', Timmar: 2.5 }),
    row('TID', 2, { TidKod: 'ÖT', StartTid: '2026-05-05 17:00', SlutTid: '2026-05-05 19:00' }, '2026-05-05'),
    row('TID', 3, { TidKod: 'LED', Omfattning: 50 }),
    row('TID', 4, { TidKod: 'BORTA', Timmar: 1 }),
  )
  expect([entered, time, absences]).toEqual([[], [], []])
  expect(leftOut).toEqual([
    { register: 'timeCodes', code: 'ÖT', quantity: 450, amount: 0 },
    { register: 'timeCodes', code: 'LED', quantity: 400, amount: 0 },
    { register: 'timeCodes', code: 'BORTA', quantity: 100, amount: 0 },
  ])
})

it('a pay row on a code without a pay type is left out by name', () => {
  const { entered, leftOut } = facts(
    row('LON', 1, { LonKod: 'BON', Antal: 2, Pris: 0, Belopp: 0 }),
    row('LON', 2, { LonKod: 'BON', Antal: 0, Pris: 0, Belopp: 500 }),
  )
  expect(entered).toEqual([])
  expect(leftOut).toEqual([{ register: 'payCodes', code: 'BON', quantity: 200, amount: 50_000 }])
})

it('what has somewhere to go is not left out', () => {
  const { entered, time, absences, leftOut } = facts(
    row('TID', 1, { TidKod: 'ARB', Timmar: 8 }),
    row('TID', 2, { TidKod: 'OVT1', Timmar: 2 }),
    row('TID', 3, { TidKod: 'SJK', Timmar: 3 }),
    row('LON', 4, { LonKod: 'BON', LonArtNr: '1070', Antal: 0, Pris: 0, Belopp: 500 }),
  )
  expect(leftOut).toEqual([])
  expect(time).toEqual([{ date: '2026-05-04', hours: 800 }])
  expect(entered.map(({ payType, quantity, amount }) => [payType, quantity, amount])).toEqual([
    ['1110', 200, null],
    ['1070', null, 50_000],
  ])
  expect(absences).toMatchObject([{ type: 'SJK', hours: { '2026-05-04': 300 } }])
})

it('working time whose pay type has an amount of its own, or counts a balance, goes there', () => {
  const { entered, time } = facts(
    row('TID', 1, { TidKod: 'FLEX', Timmar: 2 }),
    row('TID', 2, { TidKod: 'RES', Timmar: 3 }),
  )
  expect(time).toEqual([])
  expect(entered.map(({ payType, quantity }) => [payType, quantity])).toEqual([
    ['1185', 200],
    ['1190', 300],
  ])
})

it('absence by working days is one with the days off between, also from before the period', () => {
  const sick = (line: number, day: IsoDate, Timmar = 8) => row('TID', line, { TidKod: 'SJK', Timmar }, day)
  const days: readonly IsoDate[] = ['2026-04-29', '2026-04-30', '2026-05-01', '2026-05-04', '2026-05-06']
  const { absences } = facts(...days.toReversed().map((day, at) => sick(at + 1, day)))
  expect(absences.map(({ type, from, to }) => [type, from, to])).toEqual([
    ['SJK', '2026-04-29', '2026-05-04'],
    ['SJK', '2026-05-06', '2026-05-06'],
  ])
  expect(Object.keys(absences[0]?.hours ?? {}).toSorted()).toEqual(days.slice(0, 4))
  // Two parts of a day are both away.
  expect(facts(sick(1, '2026-05-05', 2), sick(2, '2026-05-05', 3)).absences).toMatchObject([
    { from: '2026-05-05', to: '2026-05-05', hours: { '2026-05-05': 500 } },
  ])
})

it('time of an interval is paid in the period of each of its days', () => {
  const interval = (TidKod: string) =>
    ({ ...row('TID', 1, { TidKod }, '2026-04-29'), validTo: '2026-05-04' }) as Imported
  expect(facts(interval('ARB')).time.map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-04'])
  expect(facts(interval('OVT1')).entered).toMatchObject([{ from: '2026-05-01', to: '2026-05-04', quantity: 1600 }])
  expect(facts({ ...interval('ARB'), validTo: '2026-04-30' }).time).toEqual([])
})

it('a quantity that is rounded to hundredths says what stood in the import, and only then', () => {
  const { entered, time } = facts(
    row('TID', 1, { TidKod: 'ARB', Timmar: 7.125 }),
    row('TID', 2, { TidKod: 'ARB', StartTid: '2026-05-05 08:00', SlutTid: '2026-05-05 15:20' }, '2026-05-05'),
    row('TID', 3, { TidKod: 'ARB', StartTid: '2026-05-06 08:00', SlutTid: '2026-05-06 15:15' }, '2026-05-06'),
    row('TID', 4, { TidKod: 'OVT1', Timmar: 2.3333 }),
    row('LON', 5, { LonArtNr: '1070', Antal: -1.125, Pris: 0, Belopp: 0 }),
    row('LON', 6, { LonArtNr: '1070', Antal: 1.13, Pris: 0, Belopp: 0 }),
  )
  expect(time).toEqual([
    { date: '2026-05-04', hours: 713, imported: '7,125' },
    { date: '2026-05-05', hours: 733, imported: '7\u00A0timmar 20\u00A0minuter' },
    { date: '2026-05-06', hours: 725 },
  ])
  expect(entered.map(({ quantity, imported }) => [quantity, imported])).toEqual([
    [233, '2,3333'],
    [-112, '−1,125'],
    [113, undefined],
  ])
})
