import { type Right, type Rights, rightsWhere } from '#contracts/rights/catalogue.ts'
import { uuidOf } from '../invented-persons/chance.ts'
import type { DemoLicNr } from './licences.ts'

export interface DemoRightsGroup {
  readonly licNr: DemoLicNr
  readonly id: string
  readonly benText: 'Tidrapportörer' | 'Kundansvariga'
  readonly rights: Rights
}

const timeReporting: readonly Right[] = ['Tidrapport.Read', 'Tidrapport.Write', 'Kalendarie.Read', 'Kalendarie.Write']

/**
 * The rights of a customer manager: the clients, their time and the claims for them, but neither
 * settings nor pay.
 */
const forCustomerManager: readonly Right[] = [
  ...timeReporting,
  'Infopanel.LonDashboardStats',
  'Narvarostatus.Read',
  'Documents.Read',
  'LSS.Ber.Read',
  'LSS.Ber.Write',
  'LSS.RapOmk.Read',
  'LSS.RapOmk.Write',
  'LSS.RapErs.Read',
  'LSS.RapErs.Write',
  'LSS.Redov.Read',
  'LSS.Redov.Write',
  'LSS.Aterrapportering.Read',
  'LSS.Aterrapportering.Write',
  'LSS.KostnTyp.Read',
  'Registry.Brukare.Read',
  'Registry.Brukare.Write',
  'Registry.PerReg.Read',
  'Reports.TimeJournals.Read',
  'Reports.Brukarreglista.Read',
  'Reports.Brukarperlista.Read',
]

export const demoRightsGroups: readonly DemoRightsGroup[] = [
  {
    licNr: 'WEB100200',
    id: uuidOf('rights group Tidrapportörer'),
    benText: 'Tidrapportörer',
    rights: rightsWhere(right => timeReporting.includes(right)),
  },
  {
    licNr: 'WEB300400',
    id: uuidOf('rights group Kundansvariga'),
    benText: 'Kundansvariga',
    rights: rightsWhere(right => forCustomerManager.includes(right)),
  },
]
