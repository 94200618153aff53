import Banknote from 'lucide-react/icons/banknote'
import BookUser from 'lucide-react/icons/book-user'
import ChartColumn from 'lucide-react/icons/chart-column'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Settings from 'lucide-react/icons/settings'
import Shapes from 'lucide-react/icons/shapes'
import type { Menu } from './shell/side-menu/menu-of.ts'

/** The side menu: its items, groups and dividers in their order (second document §2.3). */
export const menu: Menu = [
  { item: 'Infopanel' },
  { item: 'Kalendarie' },
  { item: 'Tidrapport' },
  { item: 'Ersattningar' },
  { item: 'Messages' },
  { item: 'OwnPayslips' },
  {
    ...{ id: 'payroll', title: 'Lönekörning', icon: Banknote },
    items: ['FOS', 'PayslipsOverview', 'SalaryTrial', 'EmployerDeclarationOverview', 'Bokforingsunderlag'],
  },
  {
    ...{ id: 'functions', title: 'Funktioner', icon: Shapes },
    items: [
      ...['Loneuppdrag', 'DataTreeSearch', 'Sembered', 'Fora', 'Collectum', 'SCB', 'Kontrolluppgift', 'FerLon'],
      ...['UphLon', 'SAF', 'KFO', 'KPBer', 'LOSEN', 'Forskottutbetalning', 'Lonerevision', 'Lonekartlaggning'],
      ...['RetroLon', 'FKSjukanmalan', 'Narvarostatus', 'Documents'],
    ],
  },
  {
    ...{ id: 'lss', title: 'LSS Assistansersättning', icon: HeartHandshake },
    items: [
      ...['LSSRapOmk', 'LSSOverview', 'LSSRapErs', 'LSSRedov', 'LSSAterrapportering', 'LSSKostnTyp', 'LSSSettings'],
    ],
  },
  {
    ...{ id: 'reports', title: 'Rapporter', icon: ChartColumn },
    items: [
      ...['Loneartslista', 'Resultatrapport', 'Bruttolonelista', 'Lonestatistik', 'Saldoskuld', 'Laslista'],
      ...['Rehablista', 'FTEHeadcount', 'TimeJournals', 'Avtalslista', 'Personallista', 'Brukarreglista'],
      ...['Brukarperlista', 'Personkort', 'Perkontakt', 'SINK', 'DebKonto', 'Anvandarlista', 'Fackavgifter'],
      ...['Loneutmatning', 'Loneutveckling'],
    ],
  },
  {
    ...{ id: 'registers', title: 'Register', icon: BookUser },
    items: [
      ...['Personalregister', 'Brukarregister', 'Departments', 'Agreements', 'VacationAgreements'],
      ...['Loneartsregister', 'Loneartstabeller', 'Artsty', 'CustomFormelVariables', 'FriaAckarDef', 'TidKoder'],
      ...['LonKoder', 'SalaryPeriods', 'Holidays', 'Arbschema', 'Dagschema', 'OBRegler', 'JorRegler', 'BerRegler'],
      ...['EldRegler', 'HlgRegler', 'OvtRegler', 'Accounts', 'Resenheter', 'Fordelningsnycklar', 'Varugrupper'],
      ...['Egenskaper', 'FackFor', 'ImpReg'],
    ],
  },
  { item: 'HROffer' },
  { divider: 'settings' },
  {
    ...{ id: 'settings', title: 'Inställningar', icon: Settings },
    items: [
      ...['CompanySettings', 'BokforingSettings', 'Users', 'UserRightsGroups', 'Kortnummer', 'Integrations'],
      ...['SysData', 'DigitalMailbox', 'Printouts', 'ExportSettings', 'EventHistory'],
    ],
  },
]
