import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyCompany,
  newCompanyFields,
  newCompanyOptions,
  newCompanyProblem,
  startYears,
  typedInCompany,
} from './new-company.rules.ts'
import { NewCompany, newCompanyOf } from './new-company.shapes.ts'

const filled = { ...emptyCompany(2026), Namn: 'Åkeriet i Ånge AB', FtgId: 'akeriet' }
const problems = (form: typeof filled) => newCompanyFields.map(field => newCompanyProblem(form, field, 2026))

describe('a new company', () => {
  it('needs a name and an id, and has a table and a year from the start', () =>
    expect(problems(emptyCompany(2026))).toEqual([
      'Företagsnamn är obligatoriskt.',
      'Företags-id är obligatoriskt.',
      undefined,
      undefined,
    ]))

  it('has a name of at most 40 characters', () => {
    expect(newCompanyProblem({ ...filled, Namn: 'x'.repeat(40) }, 'Namn', 2026)).toBeUndefined()
    expect(newCompanyProblem({ ...filled, Namn: 'x'.repeat(41) }, 'Namn', 2026)).toBe(
      'Företagsnamn får bestå av max 40 tecken.',
    )
    expect(newCompanyProblem({ ...filled, Namn: '   ' }, 'Namn', 2026)).toBe('Företagsnamn är obligatoriskt.')
  })

  it('has its id normalised as it is typed, and nothing else', () => {
    expect(typedInCompany(filled, { FtgId: 'Åkeri Ö 7' }).FtgId).toBe('akerio7')
    expect(typedInCompany(filled, { Namn: 'Åkeri Ö 7' })).toEqual({ ...filled, Namn: 'Åkeri Ö 7' })
  })

  it('starts in a year from 2019 to the current one, the current one first', () => {
    expect(startYears(2021)).toEqual([2021, 2020, 2019])
    expect(startYears(2018)).toEqual([])
    for (const Year of [2018, 2027, 2020.5]) {
      expect(newCompanyProblem({ ...filled, Year }, 'Year', 2026)).toBe('Felaktigt värde.')
    }
  })

  it('has one of the tables that there are', () =>
    expect(newCompanyProblem({ ...filled, LoneartsTabell: 'EGEN' }, 'LoneartsTabell', 2026)).toBe('Felaktigt värde.'))

  it('travels, whatever was typed, once nothing is wrong with it', () => {
    const name = fc.tuple(fc.constantFrom('', ' ', '\t'), fc.string({ unit: 'binary' })).map(parts => parts.join(''))
    const typed = fc.record({ Namn: name, FtgId: fc.string({ unit: 'binary' }) })
    fc.assert(
      fc.property(typed, change => {
        const form = typedInCompany(filled, change)
        if (problems(form).some(problem => problem !== undefined)) return
        expect(NewCompany.safeParse(newCompanyOf(form)).success).toBe(true)
      }),
    )
  })

  it('is offered its options by the licence’s number and the licence’s options', () => {
    const offered = (LicNr: string, HasLicensOption = {}) => newCompanyOptions({ LicNr, HasLicensOption })
    expect(offered('WEB500600')).toEqual([])
    expect(offered('WEB999100')).toEqual(['StdTestData', 'IncludeCSRegistries'])
    expect(offered('WEB500600', { HRTIL: true })).toEqual(['InactivatePortalHRFunctions'])
    expect(offered('WEB100200', { HRTIL: true, FERTIL: true })).toHaveLength(3)
  })
})
