import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPayTypeTable, payTypeTables as standardTables } from '../code-lists/pay-types.ts'
import { payTypeTables } from './pay-type-tables.ts'
import { payTypes } from './pay-types.ts'
import { idOfItem, isNewField, paramsOfItem, paramsOfList } from './register.ts'
import { registers } from './registers.ts'

const today = '2026-11-23'

describe('a pay type', () => {
  const { model, examples } = payTypes
  const [example] = examples.map(each => ({ ...model.read(each, today), [isNewField]: true }))

  it('has every field of third document §3', () => {
    const specified =
      'LonArtNr BenText KlassTyp UseAntalsKod AntalsKod UseBeloppsKod BeloppsKod UseSummaKod SummaKod Aktiv LockStandard AntalEnhet UpdKompsaldo UpdFlexsaldo SemGruFranv SemFranTyp FerUttag FerUttagTyp UphUttag UphUttagTyp'
    expect(model.names).toEqual(expect.arrayContaining(specified.split(' ')))
  })

  it.each([
    ['a code of an amount that is not chosen', { UseBeloppsKod: true }, 'BeloppsKod'],
    ['contributions on what is not taxed', { SkatteTyp: 'FRI', AvgiftTyp: 'AVG' }, 'AvgiftTyp'],
    ['qualifying absence without a cause', { SemGruFranv: true }, 'SemFranTyp'],
    ['letters in its number', { LonArtNr: '10A' }, 'LonArtNr'],
  ])('is refused with %s', (_, wrong, field) => {
    expect(model.problems(example ?? {})).toEqual({})
    expect(Object.keys(model.problems({ ...example, ...wrong }))).toEqual([field])
  })
})

describe('a pay-type table', () => {
  const { model } = payTypeTables
  const empty = { ...model.defaults(today), [isNewField]: true }
  const table = { ...empty, TabellKod: 'STANDARD', BenText: 'Standardtabell' }

  it('has a code, a name and twenty amounts of five fields (second document §3.3)', () => {
    const slots = Array.from({ length: 20 }, (_, at) => `A${String(at + 1).padStart(2, '0')}`)
    const fields = slots.flatMap(nn =>
      ['UseBelopp', 'AvtBelopp', 'PerBelopp', 'Belopp', 'BelNamn'].map(name => `${name}${nn}`),
    )
    const own = ['TabellKod', 'BenText', 'GrundTabell', 'LonSty', isNewField]
    expect(model.names.toSorted()).toEqual([...own, ...fields].toSorted())
  })

  it('TabellKod: required, max 8, of several words', () => {
    expect(model.problems({ ...table, TabellKod: '' })).toEqual({ TabellKod: 'Tabellkod är obligatoriskt.' })
    expect(model.problems({ ...table, TabellKod: 'LSS AUTO' })).toEqual({})
    expect(model.problems({ ...table, TabellKod: 'LSS AUTO9' })).toEqual({
      TabellKod: 'Tabellkod får bestå av max 8 tecken.',
    })
    expect(Object.keys(model.problems({ ...table, TabellKod: 'A/B' }))).toEqual(['TabellKod'])
  })

  it('BelNamn: max 25, while the amount is in use', () => {
    const named = (length: number) => ({ ...table, UseBeloppA07: true, BelNamnA07: 'a'.repeat(length) })
    expect(model.problems(named(25))).toEqual({})
    expect(model.problems(named(26))).toEqual({ BelNamnA07: 'Namn på belopp 07 får bestå av max 25 tecken.' })
    expect(model.problems({ ...named(26), UseBeloppA07: false })).toEqual({})
  })

  it('LonSty: at most one row is the default, and a steering stands once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), defaults => {
        const LonSty = defaults.map((IsDefault, at) => ({ LonStyKod: `S${at}`, IsDefault }))
        const isFit = defaults.filter(each => each).length <= 1
        expect(model.problems({ ...table, LonSty })).toEqual(isFit ? {} : { LonSty: 'Bara en rad får vara förvald.' })
      }),
    )
    const twice = ['STD', 'STD'].map(LonStyKod => ({ LonStyKod, IsDefault: false }))
    expect(model.problems({ ...table, LonSty: twice })).toEqual({
      LonSty: 'Styrningen STD får bara anges en gång.',
    })
  })

  it('the product brings four, and a new company has STANDARD', () => {
    expect(standardTables.codes.map(code => `${code} ${standardTables.label(code)}`)).toEqual([
      'STANDARD Standardtabell',
      'HANDELS Handels',
      'LSS AUTO LSS Standard (automatiska val)',
      'TRANSP Transport',
    ])
    expect(defaultPayTypeTable).toBe('STANDARD')
    for (const code of standardTables.codes) expect(model.problems({ ...table, TabellKod: code })).toEqual({})
  })
})

describe('the id of an item', () => {
  it('has its owner where it has one, and leads back to the path', () => {
    expect(idOfItem(payTypes, 'LSS AUTO', '1010')).toBe('LSS AUTO/1010')
    expect(paramsOfItem(payTypes, 'LSS AUTO/1010')).toEqual({ TabellKod: 'LSS AUTO', LonArtNr: '1010' })
    expect(paramsOfList(payTypes, 'LSS AUTO/1010')).toEqual({ TabellKod: 'LSS AUTO' })
    expect(idOfItem(registers.departments, undefined, '10')).toBe('10')
    expect(paramsOfItem(registers.departments, '10')).toEqual({ Avdelning: '10' })
    expect(paramsOfList(registers.departments, '10')).toEqual({})
  })
})
