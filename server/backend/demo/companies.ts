import { luhnCheckDigit } from '#contracts/rules/luhn.ts'
import { chanceOf } from '../invented-persons/chance.ts'
import { familyNames, places, streets, trades } from '../invented-persons/names.ts'
import { demoYear } from '../invented-persons/staff.ts'
import { type DemoLicNr, growingLicence } from './licences.ts'

export interface DemoCompany {
  readonly ftgId: string
  readonly licNr: DemoLicNr
  readonly name: string
  readonly orgnr: string
  readonly address1: string
  readonly firstYear: number
  readonly employees: number
  readonly clients?: number
  readonly archived?: boolean
  readonly payCodeTable?: 'TRANSP' | 'LSS AUTO'
}

/** The companies of demo-licence.md, in its order. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ftgId: 'nordsken',
    licNr: 'WEB100200',
    name: 'Nordsken Handel AB',
    orgnr: '165566778899',
    address1: 'Storgatan 1',
    firstYear: 2022,
    employees: 48,
  },
  {
    ftgId: 'akvarell',
    licNr: 'WEB100200',
    name: 'Akvarell Måleri AB',
    orgnr: '165567890123',
    address1: 'Penselgränd 4',
    firstYear: 2024,
    employees: 12,
  },
  {
    ftgId: 'bjorkbacken',
    licNr: 'WEB100200',
    name: 'Björkbackens Förskola',
    orgnr: '168024001235',
    address1: 'Björkbacken 12',
    firstYear: 2025,
    employees: 26,
  },
  {
    ftgId: 'zenit',
    licNr: 'WEB100200',
    name: 'Zenit Transport AB',
    orgnr: '165591234561',
    address1: 'Terminalvägen 7',
    firstYear: 2023,
    employees: 31,
    payCodeTable: 'TRANSP',
  },
  {
    ftgId: 'tomtebo',
    licNr: 'WEB100200',
    name: 'Tomtebo Ekonomisk förening',
    orgnr: '167696001234',
    address1: 'Tomtebogatan 3',
    firstYear: 2025,
    employees: 0,
  },
  {
    ftgId: 'arkivet',
    licNr: 'WEB100200',
    name: 'Gamla Verkstaden AB',
    orgnr: '165562345677',
    address1: 'Verkstadsgatan 9',
    firstYear: 2017,
    employees: 0,
    archived: true,
  },
  {
    ftgId: 'omtanke',
    licNr: 'WEB300400',
    name: 'Omtanke Assistans AB',
    orgnr: '165593456782',
    address1: 'Omsorgsvägen 2',
    firstYear: 2024,
    employees: 40,
    clients: 18,
    payCodeTable: 'LSS AUTO',
  },
  {
    ftgId: 'surdegen',
    licNr: 'WEB500600',
    name: 'Bageriet Surdegen AB',
    orgnr: '165594567892',
    address1: 'Bagargatan 5',
    firstYear: 2025,
    employees: 9,
  },
  {
    ftgId: 'demobolaget',
    licNr: 'WEB999100',
    name: 'Demobolaget AB',
    orgnr: '165595678904',
    address1: 'Provgatan 1',
    firstYear: 2024,
    employees: 15,
  },
]

/** The departments of nordsken. */
export const demoDepartments = [
  { id: '10', name: 'Butik' },
  { id: '20', name: 'Lager' },
  { id: '30', name: 'Inköp' },
  { id: '40', name: 'E-handel' },
  { id: '50', name: 'Kontor' },
] as const

/** The cost centres of nordsken: the first of its result units. */
export const demoCostCentres = [
  { ResEnh1: '100', BenText: 'Butiken', Aktiv: true },
  { ResEnh1: '200', BenText: 'Lagret', Aktiv: true },
  { ResEnh1: '300', BenText: 'Kontoret', Aktiv: true },
] as const

/** The templates of employees in the company that has departments. */
export const demoTemplates = [
  {
    Id: 'BUTIK',
    BenText: 'Butikssäljare, timlön',
    AnstForm: 'TID',
    PerTyp: 'ARB',
    Befattning: 'Butikssäljare',
    LoneForm: 'TIM',
    Lon: 168,
    AvtalId: 'TIM',
    Sysselsattningsgrad: 60,
  },
  {
    Id: 'KONTOR',
    BenText: 'Kontor, månadslön',
    AnstForm: 'PRO',
    PerTyp: 'TJM',
    Befattning: 'Handläggare',
    LoneForm: 'MÅN',
    Lon: 34_500,
    AvtalId: 'MAN',
    Sysselsattningsgrad: 100,
  },
] as const

/** The properties of each company that has any, by FtgId. */
export const demoProperties: Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>> = {
  nordsken: [
    { id: '10', name: 'Skyddsombud' },
    { id: '20', name: 'Truckkort' },
    { id: '30', name: 'Utbildad i hjärt-lungräddning' },
    { id: '40', name: 'Nyckelansvarig' },
  ],
  omtanke: [
    { id: '10', name: 'Körkort B' },
    { id: '20', name: 'Delegering av läkemedel' },
    { id: '30', name: 'Utbildad i hjärt-lungräddning' },
  ],
}

/**
 * Returns company number `index` of DEMO_COMPANIES, from 1. Its organisation number is unique below
 * a hundred thousand companies.
 */
export function generatedCompany(index: number): DemoCompany {
  const chance = chanceOf(`company ${index}`)
  const before = `559${String(index).padStart(6, '0')}`
  return {
    ftgId: `demo${String(index).padStart(5, '0')}`,
    licNr: growingLicence,
    name: `${chance.pick(familyNames)} ${chance.pick(trades)} i ${chance.pick(places)} AB`.slice(0, 40),
    orgnr: `16${before}${luhnCheckDigit(before)}`,
    address1: `${chance.pick(streets)} ${chance.whole(1, 140)}`,
    firstYear: demoYear - 1,
    employees: 0,
  }
}
