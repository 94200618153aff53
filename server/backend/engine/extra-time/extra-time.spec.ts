import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { rounded } from '../fraction.ts'
import { thirtyThousand } from '../testing/absence.ts'
import { dividedTime } from './divide.ts'
import { type ExtraTime, type ExtraTimeAgreement, type ExtraTimeLevel, extraHour, extraTime } from './overtime.ts'
import { ruleLines } from './rule-lines.ts'
import { type KindOfDay, ruledTime, type TimeRule, type TimeSpan } from './ruled-time.ts'
import { timeBalance } from './time-balance.ts'

const agreement: ExtraTimeAgreement = {
  source: 'Avtalet § 7',
  simple: [1, 94],
  qualified: [1, 72],
  additional: { weeks: 350 },
  fullTime: 4000,
  unit: 1,
  lieu: { additional: 10_000, simple: 15_000, qualified: 20_000 },
}
const state: ExtraTimeAgreement = { ...agreement, additional: { part: [1, 142] } }
const friday = '2026-11-06'
const partTime: ExtraTimeLevel = { form: 'MÅN', pay: 2_400_000, weeklyHours: 3000, degree: 7500 }
const whole: ExtraTimeLevel = { ...thirtyThousand, degree: 10_000 }

const hour = (...given: Parameters<typeof extraHour>) => rounded(extraHour(...given).value)
const of = (kind: ExtraTime['kind'], minutes: number, isLieu = false, date = friday): ExtraTime => ({
  date,
  kind,
  minutes,
  isLieu,
})

describe('overtime and additional time', () => {
  it.each([
    ['simple', whole, agreement, 31_915],
    ['qualified', whole, agreement, 41_667],
    ['additional', whole, state, 21_127],
    ['additional', partTime, agreement, 22_857],
    // A full-time pay of fewer hours a week, as of shift work, is not raised.
    ['simple', { ...whole, weeklyHours: 3600 }, agreement, 31_915],
    // The overtime of a part-timer is that of a full-time pay.
    ['simple', { ...partTime, pay: 2_250_000 }, agreement, 31_915],
    ['simple', { form: 'TIM', pay: 17_308, weeklyHours: 2000, degree: 5000 }, agreement, 31_915],
    ['additional', { form: 'TIM', pay: 17_308, weeklyHours: 2000, degree: 5000 }, agreement, 17_308],
  ] as const)('%s of %j', (kind, level, own, result) => {
    expect(hour(kind, level, own)).toBe(result)
  })

  it('is rounded once a line, and counts whole units of each occasion', () => {
    const times = [of('simple', 59), of('simple', 31, false, addDays(friday, 3))]
    const amounts = (unit: number) => extraTime(times, whole, { ...agreement, unit }).map(each => each.amount)
    expect(amounts(1)).toEqual([47_872])
    expect(amounts(30)).toEqual([31_915])
    expect(amounts(60)).toEqual([])
  })

  it('as time off gives hours and a half, and double, and no pay', () => {
    const lines = extraTime([of('simple', 100, true), of('qualified', 90, true)], whole, agreement)
    expect(lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
      ['extra.simpleLieu', 250, 0],
      ['extra.qualifiedLieu', 300, 0],
    ])
    expect(lines.map(({ steps }) => steps.at(-1)?.value)).toEqual([250, 300])
  })

  it('says how', () => {
    const [line] = extraTime([of('additional', 90)], partTime, agreement)
    expect(line?.steps[0]?.formula.replaceAll('\u00A0', ' ')).toBe(
      '90 min / 60 × 24 000,00 / (3,5 × 30) = 342,86, avrundat till hela ören',
    )
  })
})

const rule = (id: string, days: string, from: string, to: string, differs: Partial<TimeRule> = {}): TimeRule => ({
  id,
  text: `Regel ${id}`,
  days: [...days],
  from,
  to,
  leastMinutes: 0,
  paidBy: 'KR',
  amount: 2850,
  share: 0,
  timeFactor: 10_000,
  isActive: true,
  ...differs,
})
const ordinary: KindOfDay = () => ''
const shift = (date: string, from: number, to: number): TimeSpan => ({ date, from: from * 60, to: to * 60 })

const minutes = (times: readonly TimeSpan[], rules: readonly TimeRule[], kindOf = ordinary) =>
  ruledTime(times, rules, kindOf).map(each => [each.rule.id, each.date, each.minutes])

describe('rules of the registers', () => {
  const evening = rule('A', '12345', '18:00', '22:00')
  const night = rule('B', '1234567', '22:00', '06:00')
  const weekend = rule('C', '67', '00:00', '24:00')

  it('give the minutes within their times, and over midnight', () => {
    expect(minutes([shift('2026-11-04', 16, 31)], [evening, night])).toEqual([
      ['A', '2026-11-04', 240],
      ['B', '2026-11-04', 480],
    ])
    // A shift that begins after midnight is in the night of the day before.
    expect(minutes([shift('2026-11-05', 4, 8)], [night])).toEqual([['B', '2026-11-05', 120]])
  })

  it('hold on their days: a night from Friday is not the weekend’s', () => {
    const fridays = rule('B', '5', '22:00', '06:00')
    expect(minutes([shift(friday, 20, 34)], [fridays])).toEqual([['B', friday, 480]])
    expect(minutes([shift(addDays(friday, 1), 20, 34)], [fridays])).toEqual([])
    expect(minutes([shift(addDays(friday, 2), 20, 34)], [weekend])).toEqual([['C', '2026-11-08', 240]])
  })

  it('a holiday goes before the weekday, and a major one before a holiday', () => {
    const holiday = rule('H', 'H', '00:00', '24:00')
    const major = rule('S', 'S', '00:00', '24:00')
    const eve = rule('E', 'A', '19:00', '24:00')
    const on = (kind: '' | 'H' | 'S' | 'A') =>
      minutes([shift(friday, 16, 24)], [evening, holiday, major, eve], () => kind)
    expect(on('')).toEqual([['A', friday, 240]])
    expect(on('H')).toEqual([['H', friday, 480]])
    expect(on('S')).toEqual([['S', friday, 480]])
    expect(on('A')).toEqual([
      ['A', friday, 60],
      ['E', friday, 300],
    ])
    // Without a rule of its own, a major holiday is a holiday.
    expect(minutes([shift(friday, 16, 24)], [evening, holiday], () => 'S')).toEqual([['H', friday, 480]])
  })

  it('of two that name the day alike, the first by its id compensates', () => {
    expect(minutes([shift(friday, 20, 24)], [night, { ...night, id: 'A1' }, evening])).toEqual([
      ['A', friday, 120],
      ['A1', friday, 120],
    ])
  })

  it('do not pay shorter time than their least, nor when they are not active', () => {
    const least = { ...evening, leastMinutes: 60 }
    expect(minutes([shift(friday, 16, 18.5)], [least])).toEqual([])
    expect(minutes([shift(friday, 16, 19)], [least])).toEqual([['A', friday, 60]])
    expect(minutes([shift(friday, 16, 24)], [{ ...evening, isActive: false }])).toEqual([])
  })

  it('pay an amount, a share of the hour’s pay, or time off', () => {
    const rules = [
      evening,
      rule('B', '5', '22:00', '23:00', { paidBy: 'PRC', share: 7000 }),
      rule('C', '5', '23:00', '24:00', { paidBy: 'TID', timeFactor: 15_000 }),
    ]
    const lines = ruleLines('OB', [shift(friday, 20, 24)], rules, ordinary, thirtyThousand, 'Avtalet')
    expect(lines.map(({ kind, quantity, price, amount }) => [kind, quantity, price, amount])).toEqual([
      ['rule.OB', 200, 2850, 5700],
      ['rule.OB', 100, 12_115, 12_115],
      ['rule.OBLieu', 150, null, 0],
    ])
  })

  // Assistanskoll, 2017: evenings 19–22, nights 22–06, weekends from Friday 19 to Monday 07.
  it('personal assistance by Fremia: a night from Thursday and a Sunday', () => {
    const set = [
      rule('1', '1234', '19:00', '22:00', { amount: 2055 }),
      rule('2', '1234', '22:00', '06:00', { amount: 4143 }),
      rule('3', '5', '19:00', '24:00', { amount: 5110 }),
      rule('4', '67', '00:00', '24:00', { amount: 5110 }),
      rule('5', '1', '00:00', '07:00', { amount: 5110 }),
    ]
    const total = (times: readonly TimeSpan[]) =>
      ruleLines('OB', times, set, ordinary, thirtyThousand, 'Avtalet').reduce((sum, { amount }) => sum + amount, 0)
    expect(total([shift('2026-11-05', 18, 31)])).toBe(3 * 2055 + 8 * 4143)
    expect(total([shift('2026-11-08', 20, 32)])).toBe(11 * 5110)
  })

  const anyRule = fc.record({
    id: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    days: fc.subarray(['1', '2', '3', '4', '5', '6', '7', 'A', 'H', 'S']),
    hours: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 24 }))
      .filter(([from, to]) => from !== to),
  })
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`
  const rules = fc
    .uniqueArray(anyRule, { selector: ({ id }) => id })
    .map(all => all.map(({ id, days, hours: [from, to] }) => rule(id, days.join(''), clock(from), clock(to))))
  const times = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 })),
    { maxLength: 4 },
  )
  const kindOf: KindOfDay = date =>
    date.endsWith('7') ? 'H' : date.endsWith('6') ? 'A' : date.endsWith('9') ? 'S' : ''

  it('pay each minute at most once, whatever their order', () => {
    fc.assert(
      fc.property(rules, times, (own, all) => {
        const spans = all.map(([at, from, length]) => ({ date: addDays('2026-11-04', at), from, to: from + length }))
        const found = ruledTime(spans, own, kindOf)
        const sum = (some: readonly { readonly minutes: number }[]) =>
          some.reduce((total, each) => total + each.minutes, 0)
        expect(sum(found)).toBeLessThanOrEqual(all.reduce((total, [, , length]) => total + length, 0))
        const shuffled = ruleLines('OB', spans.toReversed(), own.toReversed(), kindOf, thirtyThousand, '')
        expect(shuffled).toEqual(ruleLines('OB', spans, own, kindOf, thirtyThousand, ''))
      }),
    )
  })

  it('a shift in two parts gives the minutes of the whole', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 1439 }), fc.integer({ min: 1, max: 1440 }), (own, cut, more) => {
        const sum = (...spans: readonly TimeSpan[]) =>
          ruledTime(spans, own, kindOf).reduce((total, each) => total + each.minutes, 0)
        const date = '2026-11-05'
        const parts = sum({ date, from: 0, to: cut }, { date, from: cut, to: cut + more })
        expect(parts).toBe(sum({ date, from: 0, to: cut + more }))
        // Minutes after midnight are the same written on the next date.
        const later = { date: addDays(date, 1), from: 60, to: 60 + more }
        expect(sum(later)).toBe(sum({ date, from: 1500, to: 1500 + more }))
      }),
    )
  })
})

describe('time beyond the schedule is divided', () => {
  const state = [
    rule('1', '1234', '22:00', '06:00'),
    rule('2', '5', '19:00', '24:00'),
    rule('3', '67', '00:00', '24:00'),
    rule('4', '1', '00:00', '07:00'),
  ]
  const divided = (time: TimeSpan, additional = 0) =>
    dividedTime([{ ...time, additional, isLieu: false }], state, ordinary).map(each => [each.kind, each.minutes])

  it('into simple and qualified: the State’s from 22 to 06, and from Friday 19 to Monday 07', () => {
    expect(divided(shift('2026-11-04', 17, 23))).toEqual([
      ['simple', 300],
      ['qualified', 60],
    ])
    expect(divided(shift(friday, 17, 20))).toEqual([
      ['simple', 120],
      ['qualified', 60],
    ])
    expect(divided(shift('2026-11-08', 20, 32))).toEqual([
      ['simple', 60],
      ['qualified', 660],
    ])
    expect(divided(shift('2026-11-04', 8, 9))).toEqual([['simple', 60]])
  })

  it('after a part-timer’s additional time', () => {
    expect(divided(shift('2026-11-04', 14, 23), 180)).toEqual([
      ['additional', 180],
      ['simple', 300],
      ['qualified', 60],
    ])
    expect(divided(shift('2026-11-04', 14, 16), 180)).toEqual([['additional', 120]])
  })
})

describe('balances of time', () => {
  it('grow and shrink by their entries, and say when a limit is passed', () => {
    const entries = [
      { date: friday, hours: 150 },
      { date: friday, hours: -800 },
    ]
    expect(timeBalance('KOMP', 400, entries, { least: null, most: null })).toEqual({
      balance: { kind: 'KOMP', before: 400, after: -250 },
      warnings: [],
    })
    expect(timeBalance('FLEX', 400, entries, { least: 0, most: 4000 }).warnings).toEqual([
      'Flexsaldot är −2,5 timmar, under gränsen 0.',
    ])
    expect(timeBalance('FLEX', 4000, entries.slice(0, 1), { least: 0, most: 4000 }).warnings).toHaveLength(1)
    expect(timeBalance('KOMP', 0, [], { least: 0, most: 0 }).warnings).toEqual([])
  })
})
