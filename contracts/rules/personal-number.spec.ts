import fc from 'fast-check'
import Personnummer from 'personnummer'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { addDays } from './date.ts'
import { luhnCheckDigit } from './luhn.ts'
import { personalNumberFormat } from './personal-number.ts'

const today = '2026-11-21'
// The compared package reads the system clock.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
afterAll(() => void vi.useRealTimers())
const message = 'Felaktigt personnummer/sammordningsnummer.'
const value = (typed: string, on = today) => {
  const result = personalNumberFormat(on).parse(typed, 'Personnummer')
  return result.ok ? result.value : result.message
}

const complete = (before: string) => before + luhnCheckDigit(before.slice(2))
const birthday = fc.integer({ min: 0, max: 45_000 }).map(days => addDays('1900-01-01', days).replaceAll('-', ''))
const serial = fc.integer({ min: 1, max: 999 }).map(number => String(number).padStart(3, '0'))
const coordinated = (born: string) => born.slice(0, 6) + String(Number(born.slice(6)) + 60)
const number = fc
  .tuple(birthday, serial, fc.boolean())
  .map(([born, last, isCoordination]) => complete((isCoordination ? coordinated(born) : born) + last))
/** Generates twelve digits. About a tenth pass the Luhn check, and most are close to a date. */
const digits = fc
  .tuple(
    fc.constantFrom('18', '19', '20', '21'),
    fc.stringMatching(/^\d\d[01]\d[0-9]\d\d{3}$/),
    fc.boolean(),
    fc.nat(9),
  )
  .map(([century, rest, isComplete, last]) => (isComplete ? complete(century + rest) : century + rest + last))

describe('a personal number', () => {
  it.each([
    ['19900315-9804', '199003159804'],
    ['199003159804', '199003159804'],
    ['900315-9804', '199003159804'],
    ['9003159804', '199003159804'],
    [' 900315-9804 ', '199003159804'],
    ['19900315+9804', '199003159804'],
    ['', ''],
    ['900315-9805', message],
    ['900231-9808', message],
    ['90031598', message],
    ['90-0315-9804', message],
    ['900315--9804', message],
    ['90031５9804', message],
    ['abc', message],
  ])('%j is %j', (typed, expected) => expect(value(typed, '2026-11-21')).toBe(expected))

  it('of ten digits is of the latest century up to this year, and of the one before with a plus', () => {
    const ten = complete('20261130981').slice(2)
    expect(value(ten, '2026-11-21')).toBe(`20${ten}`)
    expect(value(ten, '2025-11-21')).toBe(`19${ten}`)
    expect(value(`${ten.slice(0, 6)}+${ten.slice(6)}`, '2026-11-21')).toBe(`19${ten}`)
  })

  it('is shown as 12 digits with a dash, and sent without', () => {
    const { show, write } = personalNumberFormat(today)
    fc.assert(
      fc.property(number, twelve => {
        const shown = show(twelve)
        expect(shown).toMatch(/^\d{8}-\d{4}$/)
        expect(value(shown)).toBe(twelve)
        expect(write(shown)).toBe(twelve)
        expect(write(twelve)).toBe(twelve)
        expect(show(shown)).toBe(shown)
      }),
    )
  })

  it('is what the package personnummer calls one: twelve digits, ten, with a dash, with a plus', () => {
    let right = 0
    fc.assert(
      fc.property(fc.oneof(number, digits), fc.constantFrom('', '-', '+'), fc.boolean(), (twelve, sign, isLong) => {
        const typed = `${isLong ? twelve.slice(0, 8) : twelve.slice(2, 8)}${sign}${twelve.slice(8)}`
        const isRight = Personnummer.valid(typed)
        if (isRight) right += 1
        expect(value(typed)).toEqual(
          isRight ? Personnummer.parse(typed).format(true) : expect.stringContaining(message),
        )
      }),
      { numRuns: 5_000 },
    )
    // Both valid and invalid numbers occurred.
    expect(right).toBeGreaterThan(1_000)
    expect(right).toBeLessThan(4_500)
  })
})

describe('a coordination number', () => {
  const noBirthday = `${message} Samordningsnumret saknar ett riktigt födelsedatum.`

  it('has sixty added to its day', () => expect(value(complete('19701063239'))).toBe(complete('19701063239')))

  it.each(['19701060239', '19700063239', '19700290239'])('%s… without a real date is refused, and told why', before =>
    expect(value(complete(before))).toBe(noBirthday),
  )

  it('whose check digit is wrong, or whose day is none of anybody’s, is just wrong', () => {
    expect(value('197010602398')).toBe(message)
    expect(value(complete('19701092239'))).toBe(message)
    expect(value(complete('19701032239'))).toBe(message)
  })
})
