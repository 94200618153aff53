import fc from 'fast-check'
import Organisationsnummer from 'organisationsnummer'
import { describe, expect, it } from 'vitest'
import { luhnCheckDigit } from './luhn.ts'
import { organisationNumber, organisationNumberFormat, showOrganisationNumber } from './organisation-number.ts'
import { labelled } from './rule.ts'

const message = 'Felaktigt organisationsnummer.'
const rule = (number: string) => organisationNumber(number, labelled('Orgnr'))
const value = (typed: string) => {
  const result = organisationNumberFormat.parse(typed, 'Orgnr')
  return result.ok ? result.value : result.message
}
const complete = (before: string) => before + luhnCheckDigit(before)
const ten = fc.stringMatching(/^\d{9}$/).map(complete)

describe('an organisation number', () => {
  it.each(['165566778899', '168024001235', '167696001234', '199003159804', ''])('%s', number =>
    expect(rule(number)).toBeUndefined(),
  )
  it.each(['165566778898', '175566778899', '5566778899', '556677-8899', '16556677889', 'ab', '1655667788９9'])(
    'not %s',
    number => expect(rule(number)).toBe(message),
  )

  it('begins with 16, 18, 19 or 20 and passes the Luhn check, and no more is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), ten, fc.nat(9), (first, number, last) => {
        const prefix = String(first).padStart(2, '0')
        const isRight = [16, 18, 19, 20].includes(first) && number.endsWith(String(last))
        expect(rule(prefix + number.slice(0, 9) + last)).toBe(isRight ? undefined : message)
      }),
    )
  })

  it('typed as a legal person’s ten digits is what the package organisationsnummer calls one', () => {
    let right = 0
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{2}[2-9]\d{6}$/),
        fc.boolean(),
        fc.nat(9),
        fc.boolean(),
        (nine, isComplete, last, dash) => {
          const number = isComplete ? complete(nine) : nine + last
          const typed = dash ? `${number.slice(0, 6)}-${number.slice(6)}` : number
          const isRight = Organisationsnummer.valid(typed)
          if (isRight) right += 1
          expect(value(typed)).toBe(isRight ? `16${number}` : message)
        },
      ),
      { numRuns: 3_000 },
    )
    expect(right).toBeGreaterThan(500)
    expect(right).toBeLessThan(2_800)
  })

  it('is read again as it is shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('16', '18', '19', '20'),
        fc.stringMatching(/^[1-9]\d[2-9]\d{6}$/).map(complete),
        (prefix, number) => {
          const shown = showOrganisationNumber(prefix + number)
          expect(shown).toMatch(prefix === '16' ? /^\d{6}-\d{4}$/ : /^\d{8}-\d{4}$/)
          expect(value(shown)).toBe(prefix + number)
          expect(showOrganisationNumber(shown)).toBe(shown)
        },
      ),
    )
    expect(showOrganisationNumber('5566778899')).toBe('556677-8899')
    expect(showOrganisationNumber('okänt')).toBe('okänt')
  })

  it('of ten digits that are a person’s is not guessed the century of', () =>
    expect(value('900315-9804')).toBe(message))
})
