import { describe, expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import { type ChosenFacts, declaredPerson, employerOf } from './persons.ts'

const company: FormValues = {
  Namn: 'Exempel AB',
  Orgnr: '165560269986',
  Kontakt: 'Ville Vessla',
  Telefon: '08-1',
  Epost: 'v@example.se',
  Adress1: 'Storgatan 1',
  Adress2: 'Box 2',
  PostOrt: 'Umeå',
  ArbPlatsTyp: 'FTP',
}
const employee: FormValues = {
  AnstNr: '12',
  Fornamn: 'Åsa',
  Efternamn: 'Öhman',
  PersNr: '199003159804',
  Fodelsedatum: '1899-12-30',
  SkatteTyp: 'HUV',
  ArbAvgTyp: '99',
  Specifikationsnummer: 0,
  Utsand: false,
  Medborgarskap: 'SE',
  Adress1: 'Vägen 3',
  Adress2: '',
  PostNr: '123 45',
  PostOrt: 'Luleå',
  Land: 'SE',
}
const of = (differs: FormValues = {}, settings: FormValues = {}, chosen?: ChosenFacts) => {
  const person = declaredPerson({ ...employee, ...differs }, { ...company, ...settings }, '2025-10-31', chosen)
  return { ...person, facts: Object.fromEntries(person.facts) }
}
const workplace = { '245': 'Storgatan 1 Box 2', '246': 'Umeå' }

describe('a person of the register', () => {
  it('has no address in the declaration beside a personal number', () => {
    expect(of()).toEqual({
      person: '12',
      name: 'Åsa Öhman',
      payee: { box: '215', id: '199003159804' },
      birthDate: '1990-03-15',
      taxType: 'HUV',
      contributionType: '99',
      isPosted: false,
      isResearcher: false,
      chosenNumber: null,
      earlierInYear: { base: 0, free: 0 },
      facts: workplace,
    })
  })

  it('is known by day of birth without one, with name and address', () => {
    const born = of({ PersNr: '', Fodelsedatum: '1990-03-15' })
    expect(born).toMatchObject({ payee: { box: '222', id: '19900315000' }, birthDate: '1990-03-15' })
    expect(born.facts).toEqual({
      '216': 'Åsa',
      '217': 'Öhman',
      '218': 'Vägen 3',
      '219': '123 45',
      '220': 'Luleå',
      '221': 'SE',
      ...workplace,
    })
    expect(of({ PersNr: '', UtlandsktId: 'X 1' }).payee).toEqual({ box: '224', id: 'X 1' })
  })

  it('has the day of birth of a coordination number', () => {
    expect(of({ PersNr: '199003759805' }).birthDate).toBe('1990-03-15')
  })

  it('who lives abroad has tax number, place of birth and citizenship', () => {
    const sink = { SkatteTyp: 'S25', UtlandsktId: 'FI-1', LandSkatt: 'FI', Fodelseort: 'Åbo', Medborgarskap: 'FI' }
    expect(of(sink).facts).toEqual({ ...workplace, '252': 'FI-1', '076': 'FI', '077': 'Åbo', '081': 'FI' })
    // A country of tax is of no use without the number.
    expect(of({ ...sink, UtlandsktId: '' }).facts).toEqual({ ...workplace, '077': 'Åbo', '081': 'FI' })
  })

  it('works where the company says', () => {
    const elsewhere = { ArbPlatsTyp: 'AVI', ArbPlatsAdr: 'Hamnen 4', ArbPlatsOrt: 'Piteå', ScbArbstKU: '7' }
    expect(of({}, elsewhere).facts).toEqual({ '060': '7', '245': 'Hamnen 4', '246': 'Piteå' })
  })

  it.each([
    ['1899-12-30', true],
    ['2025-10-01', true],
    ['2025-09-30', false],
  ])('has the tick of growth support until its last month: %s', (FirstAnstTom1, isTicked) => {
    const support = { UseFirstAnstNr1: true, FirstAnstNr1: '12', FirstAnstTyp1: '063', FirstAnstTom1 }
    expect(of({}, support).facts).toEqual(isTicked ? { ...workplace, '063': 1 } : workplace)
    expect(of({ AnstNr: '13' }, support).facts).toEqual(workplace)
    expect(of({}, { ...support, UseFirstAnstNr1: false }).facts).toEqual(workplace)
  })

  it('has no permanent establishment, unless the whole company has none', () => {
    expect(of({ ArbAvgTyp: '65' }).facts).toEqual({ ...workplace, '303': 1 })
    expect(of({ ArbAvgTyp: '65' }, { EjFastDriftst: true }).facts).toEqual(workplace)
  })

  it('has what was chosen on the declaration', () => {
    const abroad = { country: 'NO', posted: 'A', convention: '1A' } as const
    expect(
      of(
        { Utsand: true, Specifikationsnummer: 7 },
        {},
        { noTax: '276', abroad, activity: 'Musik', earlierInYear: { base: 700, free: 500 } },
      ),
    ).toMatchObject({
      isPosted: true,
      chosenNumber: 7,
      earlierInYear: { base: 700, free: 500 },
      facts: { '276': 1, '090': 'NO', '091': 'A', '305': '1A', '112': 'Musik' },
    })
    expect(of({ ArbAvgTyp: '69' }).isPosted).toBe(true)
  })
})

describe('the employer', () => {
  it('has a contact when all of it is known', () => {
    expect(employerOf(company)).toEqual({
      identity: '165560269986',
      name: 'Exempel AB',
      hasNoPermanentEstablishment: false,
      usesYearLimit: true,
      usesResearchReduction: false,
      usesRegionalReduction: false,
      contact: { name: 'Ville Vessla', phone: '08-1', email: 'v@example.se' },
    })
    for (const name of ['Kontakt', 'Telefon', 'Epost']) {
      expect(employerOf({ ...company, [name]: '' }).contact).toBeNull()
    }
    expect(employerOf({ ...company, ArbAvgGrans: false }).usesYearLimit).toBe(false)
    expect(employerOf({ ...company, EjFastDriftst: true }).hasNoPermanentEstablishment).toBe(true)
  })
})
