/**
 * The rights catalogue (third document §6): a tree of flags for each rights group. Where the
 * document gives only a count (the reports, the registries), the flags are named after the routes
 * that they open (second document §2.2).
 */
const flag = 'flag'
const read = { Read: flag } as const
const readWrite = { Read: flag, Write: flag } as const

export const rightsCatalogue = {
  SalaryYear: { CreateNew: flag },
  SendCompanyCopy: { Enabled: flag },
  Infopanel: { LonDashboardStats: flag },
  Kalendarie: readWrite,
  Tidrapport: readWrite,
  Ersattningar: { ...readWrite, Resereglemente: { Write: flag } },
  FOS: { Read: flag, Upd: flag },
  Payslips: { Read: flag, ImportBasis: flag, Write: flag, Attest: flag, Publish: flag, Payout: flag },
  EmployerDeclaration: { ...readWrite, Export: flag, Send: flag },
  Bookkeeping: { ...readWrite, Send: flag, Export: flag },
  Loneuppdrag: readWrite,
  FKSjukanmalan: readWrite,
  DataTreeSearch: readWrite,
  Semesterberedning: readWrite,
  FerLon: readWrite,
  UphLon: readWrite,
  Kontrolluppgift: readWrite,
  Fora: readWrite,
  Collectum: { ITP1: readWrite, ITP2: readWrite },
  SCB: { SLP: readWrite, KLP: readWrite, KSJU: readWrite, SUS: readWrite, KSP: readWrite },
  SAF: { ...readWrite, API: flag },
  KFO: readWrite,
  KP: readWrite,
  LOSEN: readWrite,
  ForskUtb: readWrite,
  LoneRevision: { ...readWrite, Approve: flag, Attest: flag },
  Lonekartlaggning: readWrite,
  RetroLon: readWrite,
  Narvarostatus: readWrite,
  Documents: readWrite,
  LSS: {
    Ber: readWrite,
    RapOmk: readWrite,
    RapErs: readWrite,
    Redov: readWrite,
    Aterrapportering: readWrite,
    KostnTyp: readWrite,
    Settings: readWrite,
  },
  Reports: {
    Loneartslista: read,
    Resultatrapport: read,
    Bruttolonelista: read,
    Lonestatistik: read,
    Saldoskuld: read,
    Laslista: read,
    Rehablista: read,
    TimeJournals: read,
    Avtalslista: read,
    Personallista: read,
    Brukarreglista: read,
    Brukarperlista: read,
    Personkort: read,
    Perkontakt: read,
    SINK: read,
    DebKonto: read,
    Anvandarlista: read,
    Fackavgifter: read,
    Loneutmatning: read,
    Loneutveckling: read,
  },
  HR: { FTEHeadcount: read },
  Registry: {
    ImpReg: readWrite,
    SalaryPeriods: readWrite,
    Departments: readWrite,
    Holidays: readWrite,
    Fordelningsnycklar: readWrite,
    Arbschema: readWrite,
    Dagschema: readWrite,
    OBRegler: readWrite,
    JorRegler: readWrite,
    BerRegler: readWrite,
    EldRegler: readWrite,
    HlgRegler: readWrite,
    OvtRegler: readWrite,
    TidKoder: readWrite,
    LonKoder: readWrite,
    Varugrupper: readWrite,
    FriaAckarDef: readWrite,
    Egenskaper: readWrite,
    Accounts: readWrite,
    Resenheter: readWrite,
    Artsty: readWrite,
    CustomFormelVariables: readWrite,
    Agreements: readWrite,
    VacationAgreements: readWrite,
    FackFor: readWrite,
    Brukare: readWrite,
    PerReg: {
      ...readWrite,
      CalcVehicleBenefits: flag,
      PerRegistryCare: flag,
      ArbGivIntyg: flag,
      ChangeAnstNr: flag,
      Franvaro: flag,
    },
    ArtReg: readWrite,
    Loneartstabeller: readWrite,
  },
  Settings: {
    UserRightsGroups: readWrite,
    Company: { ...readWrite, Delete: flag },
    Bokforing: readWrite,
    Users: readWrite,
    Kortnummer: readWrite,
    Integrations: readWrite,
    SysData: readWrite,
    DigitalMailbox: readWrite,
    Printouts: readWrite,
    Export: readWrite,
  },
} as const

type Catalogue = typeof rightsCatalogue
type Flags<Node> = Node extends string ? boolean : { readonly [Key in keyof Node]: Flags<Node[Key]> }
type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`
}[keyof Node & string]

/** All flags of the catalogue, on or off. */
export type Rights = Flags<Catalogue>
/** The dotted name of one flag: `Payslips.Attest`. */
export type Right = Paths<Catalogue>

/** A branch of the catalogue: flags, and further branches. */
export interface Branch {
  readonly [name: string]: Branch | typeof flag
}

const namesIn = (branch: Branch, prefix = ''): string[] =>
  Object.entries(branch).flatMap(([name, node]) =>
    node === flag ? [prefix + name] : namesIn(node, `${prefix}${name}.`),
  )

/** All rights by their dotted names, in the catalogue's order. */
export const allRights = namesIn(rightsCatalogue) as readonly Right[]

const build = (branch: Branch, isOn: (name: string) => boolean, prefix = ''): unknown =>
  Object.fromEntries(
    Object.entries(branch).map(([name, node]) => [
      name,
      node === flag ? isOn(prefix + name) : build(node, isOn, `${prefix}${name}.`),
    ]),
  )

/** Returns the rights whose dotted names fulfil a condition. */
export const rightsWhere = (isOn: (right: Right) => boolean): Rights =>
  build(rightsCatalogue, name => isOn(name as Right)) as Rights

/** True when a set of rights includes the right. A flag that is missing counts as off. */
export const allows = (rights: Rights, right: Right): boolean =>
  right.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], rights) ===
  true
