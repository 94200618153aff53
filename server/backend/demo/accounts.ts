import type { Role } from '#contracts/code-lists/roles.ts'
import type { StandardGroupName } from '#contracts/rights/standard-groups.ts'
import type { DemoLicNr } from './licences.ts'

/** The password of every demo account. */
export const demoPassword = 'Provlon-2026'

/** An invented person, or the first person of a company's register. */
type DemoPerson =
  | { readonly name: string /** 12 digits, the number of a BankID test person. */; readonly personalNumber?: string }
  | { readonly firstOf: string; readonly register: 'employees' | 'clients' }

export interface DemoAccount {
  readonly login: string
  readonly person: DemoPerson
  readonly role: Role
  readonly licNr: DemoLicNr
  /** The companies that the account has access to. It belongs to the first one. */
  readonly companies: 'all' | readonly string[]
  /** The name of a standard group, or of one in rights-groups.ts. */
  readonly rightsGroup: StandardGroupName | 'Tidrapportörer' | 'Kundansvariga' | null
  readonly requiresSms?: boolean
  /** The number for SMS codes, from the range that the telephone authority reserves for fiction. */
  readonly mobile?: string
}

/**
 * The accounts of demo-licence.md, in its order. lic and adm belong to the same BankID test person;
 * ftg2, oms and lss to one each.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    login: 'lic',
    person: { name: 'Lena Lindgren', personalNumber: '198001019804' },
    role: 'LIC',
    licNr: 'WEB100200',
    companies: 'all',
    rightsGroup: null,
  },
  {
    login: 'adm',
    person: { name: 'Lena Lindgren', personalNumber: '198001019804' },
    role: 'ADM',
    licNr: 'WEB100200',
    companies: 'all',
    rightsGroup: 'STDUSER',
  },
  {
    login: 'ftg',
    person: { name: 'Fredrik Åhlén' },
    role: 'FTG',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: 'STDUSER',
  },
  {
    login: 'ftg2',
    person: { name: 'Frida Tegnér', personalNumber: '199003159804' },
    role: 'FTG',
    licNr: 'WEB100200',
    companies: ['nordsken', 'akvarell'],
    rightsGroup: 'STDUSER',
    mobile: '+46701740606',
  },
  {
    login: 'lon',
    person: { name: 'Lovisa Önnestad' },
    role: 'FTG',
    licNr: 'WEB100200',
    companies: ['nordsken', 'akvarell', 'zenit'],
    rightsGroup: 'STDUSER',
    requiresSms: true,
    mobile: '+46701740605',
  },
  {
    login: 'std',
    person: { name: 'Stina Dahlgren' },
    role: 'AVD',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: 'STDUSER',
  },
  {
    login: 'las',
    person: { name: 'Lasse Sandström' },
    role: 'AVD',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: 'STDREAD',
  },
  {
    login: 'attest',
    person: { name: 'Astrid Ekdahl' },
    role: 'AVD',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: 'WEBLONHUVATTESTUSER',
  },
  {
    login: 'grupp',
    person: { name: 'Gunnar Rupe' },
    role: 'AVD',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: 'Tidrapportörer',
  },
  {
    login: 'per',
    person: { firstOf: 'nordsken', register: 'employees' },
    role: 'PER',
    licNr: 'WEB100200',
    companies: ['nordsken'],
    rightsGroup: null,
  },
  {
    login: 'lss',
    person: { name: 'Lisbeth Söder', personalNumber: '198809049821' },
    role: 'LSS',
    licNr: 'WEB300400',
    companies: ['omtanke'],
    rightsGroup: 'Kundansvariga',
  },
  {
    login: 'bru',
    person: { firstOf: 'omtanke', register: 'clients' },
    role: 'BRU',
    licNr: 'WEB300400',
    companies: ['omtanke'],
    rightsGroup: null,
  },
  {
    login: 'oms',
    person: { name: 'Omar Sjöholm', personalNumber: '198506129801' },
    role: 'ADM',
    licNr: 'WEB300400',
    companies: 'all',
    rightsGroup: 'STDUSER',
  },
  {
    login: 'baga',
    person: { name: 'Barbro Gabrielsson' },
    role: 'FTG',
    licNr: 'WEB500600',
    companies: ['surdegen'],
    rightsGroup: 'STDUSER',
  },
  {
    login: 'demo',
    person: { name: 'Doris Ek' },
    role: 'ADM',
    licNr: 'WEB999100',
    companies: 'all',
    rightsGroup: 'STDUSER',
  },
]
