import { isOpenTo, type Login } from './specified-access.ts'

/** An item of the menu: where it leads, and its label. */
type MenuItem = readonly [path: string, label: string]

/** A group of the menu with its title, or the items between groups. */
interface MenuSection {
  readonly title?: string
  readonly items: readonly MenuItem[]
}

const settings: readonly MenuItem[] = [
  ['/settings/company', 'Företag'],
  ['/settings/bokforing', 'Bokföring'],
  ['/settings/users', 'Användare'],
  ['/settings/userRightsGroups', 'Behörighetsgrupper'],
  ['/settings/kortnummer', 'Kortnummer'],
  ['/settings/integrations', 'Integrationer'],
  ['/settings/sysdata', 'Systemdata'],
  ['/settings/digitalmailbox', 'Digital brevlåda'],
  ['/settings/printouts', 'Utskrifter'],
  ['/settings/export', 'Export'],
  ['/settings/eventHistory', 'Behandlingshistorik'],
]
const registers: readonly MenuItem[] = [
  ['/registry/employees', 'Personalregister'],
  ['/registry/brukare', 'Kundregister'],
  ['/registry/Departments', 'Avdelningar'],
  ['/registry/agreements', 'Avtal'],
  ['/registry/vacationagreements', 'Semesteravtal'],
  ['/registry/artreg', 'Löneartsregister'],
  ['/registry/loneartstabeller', 'Löneartstabeller'],
  ['/registry/artsty', 'Löneartsstyrning'],
  ['/registry/customFormelVariables', 'Formelvariabler'],
  ['/registry/friaackardef', 'Fria ackumulatorer'],
  ['/registry/tidkoder', 'Tidkoder'],
  ['/registry/lonkoder', 'Lönekoder'],
  ['/registry/salaryPeriods', 'Löneperioder'],
  ['/registry/Holidays', 'Helgdagar'],
  ['/registry/arbschema', 'Arbetsscheman'],
  ['/registry/dagschema', 'Dagscheman'],
  ['/registry/accounts', 'Konton'],
  ['/registry/resenheter', 'Resultatenheter'],
  ['/registry/fordelningsnycklar', 'Fördelningsnycklar'],
  ['/registry/varugrupper', 'Varugrupper'],
  ['/registry/egenskaper', 'Egenskaper'],
  ['/registry/fackfor', 'Fackförbund'],
  ['/registry/impreg', 'Importregister'],
]
const reports: readonly MenuItem[] = [
  ['/rapporter/loneartslista', 'Löneartslista'],
  ['/rapporter/resultatrapport', 'Resultatrapport'],
  ['/rapporter/bruttolonelista', 'Bruttolönelista'],
  ['/rapporter/lonestatistik', 'Lönestatistik'],
  ['/rapporter/Saldoskuld', 'Saldon och skulder'],
  ['/rapporter/laslista', 'LAS-lista'],
  ['/rapporter/rehablista', 'Rehablista'],
  ['/rapporter/fteHeadcount', 'Heltidstjänster och antal'],
  ['/rapporter/timeJournals', 'Tidjournaler'],
  ['/rapporter/avtalslista', 'Avtalslista'],
  ['/rapporter/personallista', 'Personallista'],
  ['/rapporter/brukarreglista', 'Kundlista'],
  ['/rapporter/brukarperlista', 'Kunder och anställda'],
  ['/rapporter/personkort', 'Personkort'],
  ['/rapporter/perkontakt', 'Kontaktuppgifter'],
  ['/rapporter/debiteringskonto', 'Debiteringskonto'],
  ['/rapporter/anvandarlista', 'Användarlista'],
  ['/rapporter/fackavgifter', 'Fackavgifter'],
  ['/rapporter/loneutmatning', 'Löneutmätning'],
  ['/rapporter/loneutveckling', 'Löneutveckling'],
]

/**
 * The menu of the second document §2.3, in its order, with Meddelanden, the employees' own
 * payslips, the event history and the trial calculation. The labels of clients are those of a
 * company that calls them customers, the only one that has any.
 */
const sections: readonly MenuSection[] = [
  {
    items: [
      ['/infopanel', 'Informationspanel'],
      ['/kalendarie', 'Kalendarie'],
      ['/tidrapport', 'Tidrapport'],
      ['/ersattningar', 'Ersättningar'],
      ['/messages', 'Meddelanden'],
      ['/myPayslips', 'Mina lönebesked'],
    ],
  },
  {
    title: 'Lönekörning',
    items: [
      ['/fos', 'Förfrågan om skatteavdrag (FOS)'],
      ['/payslips', 'Lönebesked'],
      ['/salaryCalculation', 'Provräkna lön'],
      ['/employerDeclaration', 'Arbetsgivardeklaration'],
      ['/bokforingsunderlag', 'Bokföringsunderlag'],
    ],
  },
  {
    title: 'Funktioner',
    items: [
      ['/loneuppdrag', 'Löneuppdrag'],
      ['/datatreesearch', 'Analys'],
      ['/semberedning', 'Semesterberedning'],
      ['/fora', 'Fora'],
      ['/kontrolluppgift', 'Kontrolluppgifter'],
      ['/forskottutbetalning', 'Förskottsutbetalning'],
      ['/lonerevision', 'Lönerevision'],
      ['/lonekartlaggning', 'Lönekartläggning'],
      ['/retrolon', 'Retroaktiv lön'],
      ['/fksjukanmalan', 'Sjukanmälan till Försäkringskassan'],
      ['/narvarostatus', 'Närvarostatus'],
      ['/documents', 'Dokument'],
    ],
  },
  {
    title: 'LSS Assistansersättning',
    items: [
      ['/lss/rapOmk', 'Rapportera omkostnader'],
      ['/lss/overview', 'Beredning'],
      ['/lss/rapErs', 'Rapportera ersättning'],
      ['/lss/redov', 'Redovisning'],
      ['/lss/aterrapportering', 'Återrapportering'],
      ['/lss/kostntyp', 'Kostnadstyper'],
      ['/lss/settings', 'Inställningar för LSS'],
    ],
  },
  { title: 'Rapporter', items: reports },
  { title: 'Register', items: registers },
  { items: [['/hrpartner', 'HR-partner']] },
  { title: 'Inställningar', items: settings },
]

/**
 * Returns the menu that the specification gives an account: `isBuilt` leaves out the screens that
 * do not exist yet.
 */
export function specifiedMenu(login: Login, isBuilt: (path: string) => boolean): readonly MenuSection[] {
  return sections
    .map(section => ({ ...section, items: section.items.filter(([path]) => isOpenTo(login, path) && isBuilt(path)) }))
    .filter(({ items }) => items.length > 0)
}
