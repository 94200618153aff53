import { type Branch, type Right, rightsCatalogue } from './catalogue.ts'
import type { StandardGroupName } from './standard-groups.ts'

/** The Swedish names of the standard groups, under which the list of groups shows them. */
export const standardGroupLabels: Readonly<Record<StandardGroupName, string>> = {
  STDUSER: 'Standardanvändare',
  STDREAD: 'Läsanvändare',
  WEBLONHUVATTESTUSER: 'Attestant av lönebesked',
}

type Areas<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? never
    : `${Prefix}${Key}` | Areas<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

/** The dotted name of an area, which has flags or further areas: `Registry.PerReg`. */
export type RightsArea = Areas<typeof rightsCatalogue>

const areaLabels: Readonly<Record<RightsArea, string>> = {
  SalaryYear: 'Löneår',
  SendCompanyCopy: 'Företagskopia',
  Infopanel: 'Informationspanel',
  Kalendarie: 'Kalendarium',
  Tidrapport: 'Tidrapport',
  Ersattningar: 'Ersättningar',
  'Ersattningar.Resereglemente': 'Resereglemente',
  FOS: 'Förfrågan om skatteavdrag (FOS)',
  Payslips: 'Lönebesked',
  EmployerDeclaration: 'Arbetsgivardeklaration',
  Bookkeeping: 'Bokföringsunderlag',
  Loneuppdrag: 'Löneuppdrag',
  FKSjukanmalan: 'Sjukanmälan till Försäkringskassan',
  DataTreeSearch: 'Analys',
  Semesterberedning: 'Semesterberedning',
  FerLon: 'Ferielön',
  UphLon: 'Uppehållslön',
  Kontrolluppgift: 'Kontrolluppgifter',
  Fora: 'Fora',
  Collectum: 'Collectum',
  'Collectum.ITP1': 'ITP 1',
  'Collectum.ITP2': 'ITP 2',
  SCB: 'SCB',
  'SCB.SLP': 'Lönestrukturstatistik (SLP)',
  'SCB.KLP': 'Konjunkturstatistik, löner (KLP)',
  'SCB.KSJU': 'Konjunkturstatistik, sjuklöner (KSju)',
  'SCB.SUS': 'Sysselsättningsstatistik (SUS)',
  'SCB.KSP': 'Kortperiodisk sysselsättning (KSP)',
  SAF: 'Svenskt Näringsliv',
  KFO: 'Fremia',
  KP: 'KP Pension',
  LOSEN: 'LÖSEN',
  ForskUtb: 'Förskottsutbetalning',
  LoneRevision: 'Lönerevision',
  Lonekartlaggning: 'Lönekartläggning',
  RetroLon: 'Retroaktiv lön',
  Narvarostatus: 'Närvarostatus',
  Documents: 'Dokument',
  LSS: 'Assistansersättning (LSS)',
  'LSS.Ber': 'Beredning',
  'LSS.RapOmk': 'Rapportering av omkostnader',
  'LSS.RapErs': 'Rapportering av ersättning',
  'LSS.Redov': 'Redovisning',
  'LSS.Aterrapportering': 'Återrapportering',
  'LSS.KostnTyp': 'Kostnadstyper',
  'LSS.Settings': 'Inställningar för LSS',
  Reports: 'Rapporter',
  'Reports.Loneartslista': 'Löneartslista',
  'Reports.Resultatrapport': 'Resultatrapport',
  'Reports.Bruttolonelista': 'Bruttolönelista',
  'Reports.Lonestatistik': 'Lönestatistik',
  'Reports.Saldoskuld': 'Saldoskuld',
  'Reports.Laslista': 'LAS-lista',
  'Reports.Rehablista': 'Rehabiliteringslista',
  'Reports.TimeJournals': 'Tidjournaler',
  'Reports.Avtalslista': 'Avtalslista',
  'Reports.Personallista': 'Personallista',
  'Reports.Brukarreglista': 'Lista ur brukarregistret',
  'Reports.Brukarperlista': 'Brukare och personal',
  'Reports.Personkort': 'Personkort',
  'Reports.Perkontakt': 'Kontaktuppgifter till personal',
  'Reports.SINK': 'SINK',
  'Reports.DebKonto': 'Debiteringskonto',
  'Reports.Anvandarlista': 'Användarlista',
  'Reports.Fackavgifter': 'Fackavgifter',
  'Reports.Loneutmatning': 'Löneutmätning',
  'Reports.Loneutveckling': 'Löneutveckling',
  HR: 'HR',
  'HR.FTEHeadcount': 'Årsarbetare',
  Registry: 'Register',
  'Registry.ImpReg': 'Importregister',
  'Registry.SalaryPeriods': 'Löneperioder',
  'Registry.Departments': 'Avdelningar',
  'Registry.Holidays': 'Helgdagar',
  'Registry.Fordelningsnycklar': 'Fördelningsnycklar',
  'Registry.Arbschema': 'Arbetsscheman',
  'Registry.Dagschema': 'Dagscheman',
  'Registry.OBRegler': 'OB-regler',
  'Registry.JorRegler': 'Jourregler',
  'Registry.BerRegler': 'Beredskapsregler',
  'Registry.EldRegler': 'ELD-regler',
  'Registry.HlgRegler': 'Helgregler',
  'Registry.OvtRegler': 'Övertidsregler',
  'Registry.TidKoder': 'Tidkoder',
  'Registry.LonKoder': 'Lönekoder',
  'Registry.Varugrupper': 'Varugrupper',
  'Registry.FriaAckarDef': 'Fria ackumulatorer',
  'Registry.Egenskaper': 'Egenskaper',
  'Registry.Accounts': 'Konton',
  'Registry.Resenheter': 'Resultatenheter',
  'Registry.Artsty': 'Löneartsstyrning',
  'Registry.CustomFormelVariables': 'Egna formelvariabler',
  'Registry.Agreements': 'Avtal',
  'Registry.VacationAgreements': 'Semesteravtal',
  'Registry.FackFor': 'Fackförbund',
  'Registry.Brukare': 'Brukare',
  'Registry.PerReg': 'Personalregister',
  'Registry.ArtReg': 'Löneartsregister',
  'Registry.Loneartstabeller': 'Löneartstabeller',
  Settings: 'Inställningar',
  'Settings.UserRightsGroups': 'Behörighetsgrupper',
  'Settings.Company': 'Företag',
  'Settings.Bokforing': 'Bokföring',
  'Settings.Users': 'Användare',
  'Settings.Kortnummer': 'Kortnummer',
  'Settings.Integrations': 'Integrationer',
  'Settings.SysData': 'Systemdata',
  'Settings.DigitalMailbox': 'Digital brevlåda',
  'Settings.Printouts': 'Utskrifter',
  'Settings.Export': 'Export',
}

type LastName<Name extends string> = Name extends `${string}.${infer Rest}` ? LastName<Rest> : Name
/** The last part of a right's name: `Attest`. */
type FlagName = LastName<Right>

/** The labels of flags, of which most mean the same in every area. */
const flagLabels: Readonly<Record<FlagName, string>> = {
  Read: 'Läs',
  Write: 'Skriv',
  CreateNew: 'Skapa löneår',
  Enabled: 'Skicka företagskopia till support',
  LonDashboardStats: 'Statistik på informationspanelen',
  Upd: 'Uppdatera',
  ImportBasis: 'Importera underlag',
  Attest: 'Attestera',
  Publish: 'Publicera',
  Payout: 'Betala ut',
  Export: 'Exportera',
  Send: 'Skicka',
  API: 'Överföra direkt (API)',
  Approve: 'Godkänna',
  CalcVehicleBenefits: 'Beräkna bilförmån',
  PerRegistryCare: 'Vårda registret',
  ArbGivIntyg: 'Skapa arbetsgivarintyg',
  ChangeAnstNr: 'Byta anställningsnummer',
  Franvaro: 'Frånvaro',
  Delete: 'Ta bort företag',
}

/** Returns the label of an area, without the areas that it lies in: `Personalregister`. */
export const areaLabel = (area: RightsArea): string => areaLabels[area]

/** Returns the area that a right belongs to. */
export const areaOf = (right: Right): RightsArea => right.slice(0, right.lastIndexOf('.')) as RightsArea

/** Returns the label of a flag within its area: `Attestera`. */
export const flagLabel = (right: Right): string => flagLabels[right.slice(right.lastIndexOf('.') + 1) as FlagName]

/** Returns the label of a right with the areas that it lies in: `Register › Avtal: Läs`. */
export function rightLabel(right: Right): string {
  const parts = right.split('.').slice(0, -1)
  const path = parts.map((_, at) => areaLabels[parts.slice(0, at + 1).join('.') as RightsArea])
  return `${path.join(' › ')}: ${flagLabel(right)}`
}

const areasIn = (branch: Branch, prefix = ''): RightsArea[] =>
  Object.entries(branch).flatMap(([name, node]) =>
    typeof node === 'string' ? [] : [`${prefix}${name}` as RightsArea, ...areasIn(node, `${prefix}${name}.`)],
  )

/** All areas, each before the areas within it, in the catalogue's order. */
export const allAreas: readonly RightsArea[] = areasIn(rightsCatalogue)
