import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldValue, type FormValues, hintOf, labelOf } from '../forms/field.ts'
import { FtgInfo } from '../sign-in/session.shapes.ts'
import { calendar } from './calendar.ts'
import { companySettings } from './company-settings.ts'
import { everythingOn } from './everything-on.ts'
import { documented, openFamilies } from './specified-fields.ts'

const today = '2026-11-21'
const defaults = companySettings.defaults(today)
const { fields, names, assign, problemOf } = companySettings

const wholly = everythingOn(today)

function fieldOf(name: string) {
  const field = Object.entries(fields).find(([each]) => each === name)?.[1]
  if (!field) throw new Error(`no field ${name}`)
  return field
}

const numbered = (template: string, numbers: readonly (string | number)[]) =>
  numbers.map(n => template.replace('#', `${n}`))
const units = [1, 2, 3, 4, 5, 6]
const twenty = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'))
const ten = Array.from({ length: 10 }, (_, at) => at + 1)

describe('the fields of second document §3.1', () => {
  it('are all there', () => expect(documented.filter(name => !names.includes(name))).toEqual([]))

  it('are the only ones, but for the families that the document leaves open', () => {
    const isOpen = (name: string) => openFamilies.some(family => family.test(name))
    expect(names.filter(name => !documented.includes(name) && !isOpen(name))).toEqual([])
    for (const family of openFamilies) expect(names.filter(name => family.test(name)).length).toBeGreaterThan(5)
  })

  it('have about 100 accounts', () => {
    const accounts = names.filter(name => name.startsWith('Kto'))
    expect(accounts.length).toBeGreaterThan(95)
    expect(accounts.length).toBeLessThan(120)
    for (const name of accounts) expect([name, defaults[name]]).toEqual([name, expect.stringMatching(/^\d{4}$/)])
  })

  it('hold what the session knows of a company, of the same types', () => {
    const own = FtgInfo.omit({ Archived: true, UserAccount: true })
    expect(own.safeParse(defaults).error).toBeUndefined()
  })
})

/** The defaults in §3.1 and §9. */
const given: readonly (readonly [name: string, value: FieldValue])[] = [
  ['PictureId', '00000000-0000-0000-0000-000000000000'],
  ['UseKalendarie', true],
  ['KalendarieStart', '2026-01-01'],
  ['BrukareNamnTyp', 'BRUKARE'],
  ['AnstNum', true],
  ['UseNewAnstNrSuggestion', true],
  ['FromNewAnstNrSuggestion', 0],
  ['TomNewAnstNrSuggestion', 1],
  ['KalUseLonReady', true],
  ['KalLockLonReady', true],
  ['KalUseAttest', true],
  ['KalLockAttest', true],
  ['KalUseAttestBru', true],
  ['UseFKSignering', true],
  ['VisaLBFrDgr', 3],
  ['KalLockLonLock', true],
  ['AvrundaKontering', 2],
  ['AvrundaSumma', 2],
  ['AvrundaTotal', 0],
  ['Momspliktig', true],
  ...units.flatMap((n): [string, FieldValue][] => [
    [`ResEnhet${n}Namn`, `Resultatenhet ${n}`],
    [`RegisterResEnh${n}`, true],
    [`RegResEnh${n}`, true],
  ]),
  ['BankNamn', 'BGC'],
  ['BankIsoStrictDate', true],
  ['SkattTab', '32'],
  ['FirstAnstTyp1', '062'],
  ['FirstAnstTyp2', '062'],
  ['ArbAvgGrans', true],
  ['KostAvdrPrel', true],
  ['BokfVerSer', 'F'],
  ['VernrNextNr', 1],
  ['BokfdatLon', 'U'],
  ['BokfdatSkatt', 'L'],
  ...ten.map((n): [string, FieldValue] => [`Grund${n}Namn`, `Fri ${n}`]),
  ['DefaultDigitalMailbox', 'NONE'],
  ['PrintoutPayslipLonRadSort', 'SortKod'],
  ['PrintoutPayslipLonRadSortType', 'alpha'],
  ['PrintoutPayslipSort', 'AnstNr'],
  ['PrintoutPayslipBlankett', 'standard'],
  ['StdPayslipLocale', 'SV'],
  ['LoneuppdragUtanOrdningsnummerOrdning', 'BEFORE'],
  ['ArbPlatsTyp', 'FTP'],
  ['UseFtgAdminUserAccountAccess', true],
  ['UseFtgAdminIntegrationsAccess', true],
]

describe('the defaults', () => {
  it.each(given)('%s: %s', (name, value) => expect(defaults[name]).toBe(value))

  it('are off and empty for what the document gives none for', () => {
    const others = documented.filter(name => !given.some(([each]) => each === name))
    const empty: Record<string, FieldValue> = { flag: false, text: '', date: '', employee: '', personalNumber: '' }
    for (const name of others) {
      const { kind } = fieldOf(name)
      if (kind in empty) expect([name, defaults[name]]).toEqual([name, empty[kind]])
    }
  })

  it('lack only what nobody else can know', () => {
    expect(Object.keys(companySettings.problems(defaults))).toEqual(['FtgId', 'Namn', 'Orgnr', 'KUSpecNr'])
  })
})

describe('the limits of §5.2', () => {
  const swedbank = { BankNamn: 'SUS' }
  /** The most characters of fields, and the values that show them. */
  const most: readonly (readonly [names: readonly string[], most: number, around?: FormValues])[] = [
    [['FtgId'], 15],
    [['Namn', 'Adress1', 'Adress2', 'LandAdr', 'Kontakt', 'LoneAnsv', 'AttestAnsv'], 40],
    [['PostNr'], 10],
    [['PostOrt'], 30],
    [['Telefon'], 20],
    [['Hemsida'], 255],
    [numbered('ResEnhet#Namn', units), 15],
    [numbered('ResEnhet#Std', units), 10],
    [['Bankgiro'], 20],
    [['BankFtgNr'], 10, swedbank],
    [['BankKundId', 'BankIsoSigner'], 100],
    [['BankIBAN', 'BankKonto'], 34],
    [['KUSpecNr'], 32],
    [['ScbArbstKU'], 5],
    [['ScbArbstCFAR'], 8],
    [numbered('BelNamnP#', twenty), 25],
    [numbered('BelKodP#', twenty), 15],
    [names.filter(name => name.startsWith('Kto')), 10],
    [['BokfFtgId'], 255],
    [['BokfVerSer', ...numbered('BokfKopplaRE#', units), 'BokfKopplaAnst'], 10],
    [['AmfAvtalsnr'], 7],
    [['SafArbplNr'], 3],
    [['SafForbNr'], 2],
    [['SafAvtKod'], 3],
    [['SafMedlNr'], 7],
    [['ITP1Prodid', 'ITP2Prodid'], 10],
    [names.filter(name => /^ITP2.*Kod$/.test(name)), 100],
    [['KPArbGivNr'], 6],
    [['KPAvtalsNummer'], 9],
    [['KfoAvtKod'], 6],
    [['KfoKomKod'], 4],
    [['FromNewAnstNr', 'TomNewAnstNr', 'FromNewBrukare', 'TomNewBrukare'], 15],
    [['ArbPlatsAdr', 'ArbPlatsOrt'], 50],
    [numbered('Fritext#Namn', [1, 2, 3, 4, 5]), 15],
    [numbered('Grund#Namn', ten), 15],
    [['LSSKollAvtEgt'], 30],
    [['LSSKontaktNamn'], 65],
    [['LSSKontaktTel'], 20],
    [['FakArbstNr'], 4],
    [['FakForbNr'], 2],
  ]
  /** Valid codes for fields that check digits or a format. */
  const formed: Readonly<Record<string, string>> = {
    Bankgiro: '5050-1055',
    BankIBAN: 'SE35 5000 0000 0549 1000 0003',
    BankKonto: '054 910 000-3',
    ScbArbstKU: '00001',
    ScbArbstCFAR: '19283746',
    AmfAvtalsnr: '1234567',
    KfoKomKod: '0180',
    SafArbplNr: '001',
    SafForbNr: '12',
    SafAvtKod: '045',
    SafMedlNr: '7654321',
    KPArbGivNr: '123456',
    KPAvtalsNummer: '123456789',
    FakArbstNr: '1234',
    FakForbNr: '38',
  }
  const limits = most.flatMap(([limited, length, around = {}]) => limited.map(name => ({ name, length, around })))

  it.each(limits)('$name: max $length', ({ name, length, around }) => {
    const holding = (text: string) => problemOf({ ...wholly, ...around, [name]: text }, name)
    const tooLong = `${labelOf(fieldOf(name), {})} får bestå av max ${length} tecken.`
    // Not every text of the right length is valid for a code with a format.
    expect(holding(formed[name] ?? 'a'.repeat(length))).toBeUndefined()
    expect(holding('1'.repeat(length))).not.toBe(tooLong)
    expect(holding('a'.repeat(length + 1))).toBe(tooLong)
    if (name.startsWith('BelKod')) return
    expect(fieldOf(name).most).toBe(length)
  })

  it('Epost: max 100, valid e-mail', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 11)}@exempel.se`
    const problem = (Epost: string) => problemOf({ ...wholly, Epost }, 'Epost')
    expect(problem(ofLength(100))).toBeUndefined()
    expect(problem(ofLength(101))).toBe('E-post får bestå av max 100 tecken.')
    expect(problem('exempel.se')).toBe('Felaktig epost.')
  })

  it('BokfProg and LoneuppdragUtanOrdningsnummerOrdning: codes of at most 4 and 6 characters, and no others', () => {
    for (const [name, length] of [
      ['BokfProg', 4],
      ['LoneuppdragUtanOrdningsnummerOrdning', 6],
    ] as const) {
      const codes = (fieldOf(name).choices?.(wholly) ?? []).map(({ value }) => value)
      expect(Math.max(...codes.map(code => code.length))).toBe(length)
      expect(problemOf({ ...wholly, [name]: 'a'.repeat(length + 1) }, name)).toBe('Felaktigt värde.')
    }
  })

  it.each([
    ['Orgnr', '165560125790', '165560125791', 'Felaktigt organisationsnummer.'],
    ['BankBIC', 'ESSESESS', 'ESSESES', 'BIC måste vara antingen 8 eller 11 tecken långt.'],
    ['BankBIC', 'ESSESESSXXX', 'ESSESESSXX', 'BIC måste vara antingen 8 eller 11 tecken långt.'],
    ['BelKodP01', 'BAS1', 'BAS 1', 'Bas 01, formelkod får endast bestå av bokstäver och siffror.'],
    ['BelKodP20', 'avrundat', 'Avrunda', 'Angiven formelkod är reserverad och får inte användas.'],
    ['DefaultDigitalMailbox', 'KIVRA', 'Kivra', 'Felaktigt värde.'],
    ['DefaultDigitalMailbox', 'CLLS', 'MINMYND', 'Felaktigt värde.'],
  ])('%s: %s, not %s', (name, right, wrong, message) => {
    expect(problemOf({ ...wholly, [name]: right }, name)).toBeUndefined()
    expect(problemOf({ ...wholly, [name]: wrong }, name)).toBe(message)
  })

  it.each([
    ['FromNewAnstNrSuggestion', 0, -1, 'Lägsta förslag måste vara större än −1.'],
    ['TomNewAnstNrSuggestion', 0, -1, 'Högsta förslag måste vara större än −1.'],
    ['AvrundaKontering', 2, 2.5, 'Decimaler i konteringar måste vara ett giltigt heltal.'],
    ['AvrundaSumma', 0, 0.1, 'Decimaler i summor måste vara ett giltigt heltal.'],
    ['AvrundaTotal', 0, 0.5, 'Decimaler i utbetalt belopp måste vara ett giltigt heltal.'],
    ['KalStartDag', 1, 0, 'Startdag måste vara mellan 1 och 31.'],
    ['KalStartDag', 31, 32, 'Startdag måste vara mellan 1 och 31.'],
  ])('%s: %d, not %d', (name, right, wrong, message) => {
    expect(problemOf({ ...wholly, [name]: right }, name)).toBeUndefined()
    expect(problemOf({ ...wholly, [name]: wrong }, name)).toBe(message)
  })

  it('KalStartDag: only when broken month is on', () => {
    expect(problemOf({ ...wholly, KalUseStartdag: false, KalStartDag: 40 }, 'KalStartDag')).toBeUndefined()
  })

  it('KalendarieStart: valid date', () => {
    const { parse } = fieldOf('KalendarieStart').format(today)
    expect(parse('20260230', '')).toEqual({ ok: false, message: 'Felaktigt datum' })
    expect(parse('20260228', '')).toEqual({ ok: true, value: '2026-02-28' })
    expect(problemOf({ ...wholly, KalendarieStart: '2026-02-28' }, 'KalendarieStart')).toBeUndefined()
    expect(problemOf({ ...wholly, KalendarieStart: '2026-02-30' }, 'KalendarieStart')).toBe('Felaktigt datum')
  })

  it.each(['FtgId', 'Namn', 'Orgnr', 'KUSpecNr'])('%s: required', name => {
    expect(problemOf({ ...defaults, [name]: '' }, name)).toBe(`${labelOf(fieldOf(name), {})} är obligatoriskt.`)
  })

  /**
   * Fields that are required while another field has a value, with another value that makes them
   * optional.
   */
  const conditional: readonly (readonly [name: string, of: string, on: FieldValue, off: FieldValue])[] = [
    ['FirstAnstTom1', 'UseFirstAnstNr1', true, false],
    ['FirstAnstTom2', 'UseFirstAnstNr2', true, false],
    ['BokfFtgId', 'BokfProg', 'SE1P', 'SIE4'],
    ['BokfFtgId', 'BokfProg', 'SFSP', ''],
    ...units.map(n => [`BokfKopplaRE${n}`, `BokfResEnh${n}`, true, false] as const),
    ['BokfKopplaAnst', 'BokfAnstNr', true, false],
    ['FromNewAnstNr', 'UseNewAnstNr', true, false],
    ['TomNewAnstNr', 'UseNewAnstNr', true, false],
    ['FromNewBrukare', 'UseNewBrukare', true, false],
    ['TomNewBrukare', 'UseNewBrukare', true, false],
    ['ArbPlatsAdr', 'ArbPlatsTyp', 'AVI', 'FTP'],
    ['ArbPlatsOrt', 'ArbPlatsTyp', 'AVI', 'FTP'],
    ...[1, 2, 3, 4, 5].map(n => [`Fritext${n}Namn`, `UseFritext${n}`, true, false] as const),
    ['AbsenceReportFKNotificationUser', 'UseAbsenceReportFKNotification', true, false],
  ]
  it.each(conditional)('%s: required when %s is %s, not when %s', (name, of, on, off) => {
    const empty = { ...wholly, [name]: '' }
    const { isRequired } = fieldOf(name)
    const label = labelOf(fieldOf(name), {})
    expect(problemOf({ ...empty, [of]: on }, name)).toBe(`${label} är obligatoriskt.`)
    expect(isRequired({ ...empty, [of]: on })).toBe(true)
    expect(problemOf({ ...empty, [of]: off }, name)).toBeUndefined()
    expect(isRequired({ ...empty, [of]: off })).toBe(false)
  })

  it('BokfKopplaREN is called Koppling', () => {
    for (const name of numbered('BokfKopplaRE#', units)) expect(fieldOf(name).label).toBe('Koppling')
  })
})

describe('what follows from a change (§4)', () => {
  it.each([1, 2])('start-up support %i: switched on ends with the next year, switched off has no end', n => {
    const [use, end] = [`UseFirstAnstNr${n}`, `FirstAnstTom${n}`]
    const on = assign(defaults, use, true, today)
    expect(on[end]).toBe('2027-12-31')
    expect(assign({ ...defaults, [end]: '2026-12-31' }, use, true, today)[end]).toBe('2026-12-31')
    expect(assign(on, use, false, today)[end]).toBe('')
  })

  it('a workplace elsewhere is proposed from both lines of the address, 50 characters of it, and nothing is written over', () => {
    const at = { ...defaults, Adress1: 'Storgatan 1', Adress2: 'Hus B' }
    expect(assign(at, 'ArbPlatsTyp', 'AVI', today).ArbPlatsAdr).toBe('Storgatan 1 Hus B')
    const long = assign({ ...at, Adress1: 'a'.repeat(40), Adress2: 'b'.repeat(40) }, 'ArbPlatsTyp', 'AVI', today)
    expect(long.ArbPlatsAdr).toBe(`${'a'.repeat(40)} ${'b'.repeat(9)}`)
    expect(companySettings.problems(long)).not.toHaveProperty('ArbPlatsAdr')
    const kept = assign({ ...at, ArbPlatsAdr: 'Hamnen 3' }, 'ArbPlatsTyp', 'AVI', today)
    expect(kept.ArbPlatsAdr).toBe('Hamnen 3')
    expect(assign(kept, 'ArbPlatsTyp', 'FTP', today).ArbPlatsAdr).toBe('Hamnen 3')
  })

  it('FtgId cannot be changed, and says why; everything else can', () => {
    const locked = names.filter(name => fieldOf(name).lockedBecause?.(defaults) !== undefined)
    expect(locked).toEqual(['FtgId'])
    expect(fieldOf('FtgId').lockedBecause?.(defaults)).toMatch(/^Företags-id .*\.$/)
  })
})

describe('whatever comes', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('1899-12-30', '00000000-0000-0000-0000-000000000000', '19811218-9876', 'SE1P', 'ISO', '__proto__'),
    fc.double({ noDefaultInfinity: true }),
    fc.boolean(),
    fc.array(fc.string(), { maxLength: 3 }),
  )
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 12 })

  it('only a wrong type throws, and what has travelled travels the same again', () => {
    fc.assert(
      fc.property(changes, made => {
        let form = defaults
        for (const [name, to] of made) {
          const fits = typeof to === typeof defaults[name] && !Number.isNaN(to)
          if (fits) form = assign(form, name, to, today)
          else expect(() => assign(form, name, to, today)).toThrow(TypeError)
        }
        for (const message of Object.values(companySettings.problems(form))) expect(message).toMatch(/\S[.m]$/)
        const sent = companySettings.write(form, today)
        expect(companySettings.write(companySettings.read(sent, today), today)).toEqual(sent)
      }),
      { numRuns: 400 },
    )
  })

  it('what the defaults are comes back as it was, an empty date as 1899-12-30 on its way', () => {
    const sent = companySettings.write(defaults, today)
    expect(sent.FirstAnstTom1).toBe('1899-12-30')
    expect(companySettings.read(sent, today)).toEqual(defaults)
    expect(companySettings.shape.parse(sent)).toEqual(sent)
    expect(companySettings.shape.safeParse({ ...sent, Obekant: 1 }).success).toBe(false)
  })
})

describe('the company’s word for the person whom a case is about', () => {
  it.each([
    ['BRUKARE', 'Brukarnummer från', 'Bara siffror i brukarnummer', 'nya brukare', 'Brukaren godkänner tiden.'],
    [
      'ARBETSLEDARE',
      'Arbetsledarnummer från',
      'Bara siffror i arbetsledarnummer',
      'nya arbetsledare',
      'Arbetsledaren godkänner tiden.',
    ],
    ['KUND', 'Kundnummer från', 'Bara siffror i kundnummer', 'nya kunder', 'Kunden godkänner tiden.'],
  ])('%s is what labels, hints and messages say', (BrukareNamnTyp, from, digits, people, approves) => {
    const form = { ...wholly, BrukareNamnTyp, FromNewBrukare: '' }
    const called = (name: string) => labelOf(fieldOf(name), form)
    expect([called('FromNewBrukare'), called('BrukarNum')]).toEqual([from, digits])
    expect(called('OpenNewBrukare')).toBe(`Öppna kortet för ${people}`)
    expect(hintOf(calendar.KalUseAttestBru, form)).toBe(approves)
    expect(problemOf(form, 'FromNewBrukare')).toBe(`${from} är obligatoriskt.`)
  })

  it('is the only one that is said, and Brukare where nothing is chosen', () => {
    const said = (form: FormValues) =>
      names.flatMap(name => [labelOf(fieldOf(name), form), hintOf(fieldOf(name), form) ?? '', fieldOf(name).help ?? ''])
    expect(said({ BrukareNamnTyp: 'KUND' }).filter(text => /brukar|arbetsledar/i.test(text))).toEqual([])
    expect(said({})).toEqual(said({ BrukareNamnTyp: 'BRUKARE' }))
  })
})
