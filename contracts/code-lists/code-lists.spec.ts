import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { accountingExports } from './accounting.ts'
import { caseTerms } from './case-wording.ts'
import { codeLists } from './catalogue.ts'
import { codeList } from './code-list.ts'
import { countries } from './countries.ts'
import { roleLabel, roles } from './roles.ts'
import { employerContributionTypes, taxTypes } from './taxes.ts'

const codesOf = (list: string) => [...(codeLists[list]?.codes ?? [])].sort()

describe('a code list', () => {
  const list = codeList({ a: 'Ärende', b: 'Zon', c: 'Ånger', d: { '2020-01-01': 'Alfa', '2026-01-01': 'Ö' } })

  it('calls what it does not have <Saknas>, also what every object has', () => {
    expect(['x', '', 'toString', '__proto__', 'constructor'].map(code => list.label(code))).toEqual(
      Array(5).fill('<Saknas>'),
    )
    expect([list.has('a'), list.has('toString')]).toEqual([true, false])
  })

  it('knows what a code was called on a day: the first label before all changes, the latest without a day', () => {
    const labels = ['1999-12-31', '2020-01-01', '2025-12-31', '2026-01-01', undefined].map(at => list.label('d', at))
    expect(labels).toEqual(['Alfa', 'Alfa', 'Alfa', 'Ö', 'Ö'])
  })

  it('is chosen from in Swedish order, by the labels of the day', () => {
    expect(list.options().map(option => option.label)).toEqual(['Zon', 'Ånger', 'Ärende', 'Ö'])
    expect(list.options('2025-06-30').map(option => option.value)).toEqual(['d', 'b', 'c', 'a'])
  })

  it('is chosen from as given, where that says something', () => {
    expect(codeList({ z: 'Ö', a: 'A' }, 'as given').options()).toEqual([
      { value: 'z', label: 'Ö' },
      { value: 'a', label: 'A' },
    ])
  })
})

describe('the order', () => {
  it('of numbers is by code', () => {
    expect(
      codeList({ '104': 'fyra', '001': 'ett' }, 'by code')
        .options()
        .map(({ value }) => value),
    ).toEqual(['001', '104'])
  })
  it('of what has one is the given', () => {
    expect(codeLists.noticePeriods?.codes.at(-1)).toBe('104')
    expect(roles.options().map(({ value }) => value)).toEqual(['LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER'])
  })
})

describe('the enumerations of second document §3.5', () => {
  it.each([
    ['noticePeriods', '001 002 003 004 005 006 104'],
    ['personTypes', 'ARB TJM LED DEL IDR ÖVR'],
    ['employmentForms', 'TV PRO TID VIK PEN PRJ PRA FER SES AVT NEJ'],
    ['salaryForms', 'MÅN TIM'],
    ['payoutPeriods', 'M K V W Q H -'],
    ['taxTypes', 'HUV EXT TMP STU JUR FTG S25 A15 LOK ??? NEJ'],
    ['taxBases', 'SG ES KS SF'],
    ['payoutMethods', 'BNK BNU PGU KON'],
    ['employerContributionTypes', '99 69 65 00'],
    ['sickLeaveTypes', 'K L E P'],
    ['roles', 'LIC ADM FTG AVD LSS BRU PER'],
    ['loginMethods', 'F S B A'],
    ['itpChoices', '75% 50% 25% 0%'],
    ['digitalMailboxes', 'NONE KIVRA CLLS'],
    ['caseWordings', 'BRUKARE ARBETSLEDARE KUND'],
  ])('%s are %s', (list, codes) => expect(codesOf(list)).toEqual(codes.split(' ').sort()))

  it('are labelled with the specification’s words', () => {
    expect(
      employerContributionTypes.codes.map(code => `${code} ${employerContributionTypes.label(code)}`).sort(),
    ).toEqual([
      '00 Fri från avgift',
      '65 Ej fast driftställe i Sverige',
      '69 Utsänd personal',
      '99 Svenska arbetsgivaravgifter',
    ])
    expect(roles.codes.map(code => `${code} ${roleLabel(code, 'KUND')}`)).toEqual([
      'LIC Licensanvändare',
      'ADM Systemadministratör',
      'FTG Företagsadministratör',
      'AVD Avdelningsansvarig',
      'LSS Kundansvarig',
      'BRU Kund',
      'PER Anställd',
    ])
    const tables = codeLists.payTypeTables
    expect(tables?.codes.map(code => `${code}: ${tables.label(code)}`)).toEqual([
      'STANDARD: Standardtabell',
      'HANDELS: Handels',
      'LSS AUTO: LSS Standard (automatiska val)',
      'TRANSP: Transport',
    ])
  })

  it('say the percentages of tax', () => {
    const percent = (code: string, at?: string) => /(\S+) %/.exec(taxTypes.label(code, at))?.[1]
    expect(['EXT', 'TMP', 'JUR'].map(code => percent(code))).toEqual(['30', '30', '30'])
    expect(['STU', 'FTG', 'LOK', 'NEJ'].map(code => percent(code))).toEqual(['0', '0', '0', '0'])
    expect([percent('A15'), percent('???')]).toEqual(['15', '10'])
    expect(['2025-12-31', '2026-01-01', undefined].map(at => percent('S25', at))).toEqual(['25', '22,5', '22,5'])
  })

  it('have the company’s wording in all its forms', () => {
    expect(Object.values(caseTerms).map(terms => Object.values(terms).join(' '))).toEqual([
      'Brukare Brukare Brukaren Brukarna Brukarens Brukarnummer Brukarlista Brukarregister Brukarkonto Bruk.',
      'Arbetsledare Arbetsledare Arbetsledaren Arbetsledarna Arbetsledarens Arbetsledarnummer Arbetsledarlista Arbetsledarregister Arbetsledarkonto Arbl.',
      'Kund Kunder Kunden Kunderna Kundens Kundnummer Kundlista Kundregister Kundkonto Kund',
    ])
  })
})

describe('every list', () => {
  it.each(Object.entries(codeLists))(
    '%s has no two labels alike, none empty, none with spaces around it',
    (_, list) => {
      const labels = list.codes.map(code => list.label(code))
      expect(labels.length).toBeGreaterThan(1)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.filter(label => label === '' || label !== label.trim() || label === '<Saknas>')).toEqual([])
      expect(
        list
          .options()
          .map(option => option.value)
          .toSorted(),
      ).toEqual([...list.codes].toSorted())
    },
  )

  it('fits its field', () => expect(accountingExports.codes.filter(code => code.length > 4)).toEqual([]))

  it('of countries has those of ISO 3166-1, by their Swedish names', () => {
    const assigned = iso31661.filter(({ state }) => state === 'assigned').map(({ alpha2 }) => alpha2)
    expect([...countries.codes].sort()).toEqual(assigned.sort())
    expect([countries.label('SE'), countries.label('DE'), countries.label('NL')]).toEqual([
      'Sverige',
      'Tyskland',
      'Nederländerna',
    ])
    expect(countries.codes.filter(code => countries.label(code) === code)).toEqual([])
    expect(
      countries
        .options()
        .slice(-2)
        .map(({ value }) => value),
    ).toEqual(['AT', 'TL'])
  })
})
