import type { MyAccount } from './account/shapes.ts'
import type { CardNumber, NewCardNumber } from './card-numbers/shapes.ts'
import type { NewCompany } from './companies/new-company.shapes.ts'
import type { NewPicture } from './companies/pictures.shapes.ts'
import type { RemovedCompany } from './companies/removed-companies.shapes.ts'
import type { CompanyHistoryItem, CompanyListItem } from './companies/shapes.ts'
import type { CompanyCopy } from './copies/company-copy.shapes.ts'
import type { CompanyJob } from './copies/company-job.shapes.ts'
import type { EmployeeListItem } from './employees/shapes.ts'
import type { HelpText } from './help/shapes.ts'
import type { HistoryEntry } from './history/shapes.ts'
import type { Integration, NewIntegration } from './integrations/shapes.ts'
import type { DemoRequest } from './licence/demo-request.shapes.ts'
import type { LicenceInfo } from './licence/shapes.ts'
import type { Message, MessageListItem, MessageRecipient } from './messages/shapes.ts'
import type { Notification, PortalInfo } from './portal/shapes.ts'
import { rightsWhere } from './rights/catalogue.ts'
import type { RightsGroup } from './rights/shapes.ts'
import { noGuid } from './rules/required.ts'
import type { NewSalaryYear } from './salary-years/shapes.ts'
import type { FtgInfo, SessionData, UserAccount } from './sign-in/session.shapes.ts'

/** An account of the demo data. The pacts and the call reference show the examples in this file. */
export const exampleAccount: UserAccount = {
  Login: 'ftg2',
  Namn: 'Frida Tegnér',
  Roll: 'FTG',
  LicNr: 'WEB100200',
  PersNr: '199003159804',
  FtgId: 'nordsken',
  FtgIdAccessList: ['nordsken', 'akvarell'],
}

/** The own account of the same user. */
export const exampleMyAccount: MyAccount = {
  Login: 'ftg2',
  Namn: 'Frida Tegnér',
  Roll: 'FTG',
  LicNr: 'WEB100200',
  LicNamn: 'Lindgren Redovisning AB',
  Epost: '',
  MobilSlut: '06',
  requireSMSVerification: false,
  SMSKravsAv: null,
  PersNrVantar: null,
  Inloggningsmetoder: ['B', 'A'],
}

/** A company in the session. */
export const exampleCompany: FtgInfo = {
  FtgId: 'nordsken',
  FtgKey: 'b3b1f6a0-6a53-4d2e-9d0d-3f5f0c8f1d11',
  Namn: 'Nordsken Handel AB',
  Orgnr: '165566778899',
  Adress1: 'Storgatan 1',
  Adress2: '',
  BrukareNamnTyp: 'BRUKARE',
  StartBokfAr: '01',
  Archived: false,
  UseLSS: false,
  UseAvdelning: true,
  UseLosen: false,
  UseAttestWebLonHuv: false,
  RequireAttestWebLonHuv: false,
  AmfTecknad: true,
  ITPTecknad: false,
  ScbStatistik: false,
  SafMedlem: false,
  KfoMedlem: false,
  KPTecknad: false,
  PictureId: noGuid,
  OpenResEnhet1: true,
  OpenResEnhet2: true,
  OpenResEnhet3: true,
  OpenResEnhet4: true,
  OpenResEnhet5: true,
  OpenResEnhet6: true,
  RegisterResEnh1: true,
  RegisterResEnh2: true,
  RegisterResEnh3: true,
  RegisterResEnh4: true,
  RegisterResEnh5: true,
  RegisterResEnh6: true,
  UseFtgAdminUserAccountAccess: true,
  UseFtgAdminIntegrationsAccess: true,
  HasEmployees: true,
  HasSINKEmployees: false,
  IsEmployee: false,
  ForaUseFOKList: false,
  AgreementFlags: {
    FerIngBer: true,
    FerUphLon: false,
    OpenOBRegler: true,
    OpenJORRegler: true,
    OpenBERRegler: true,
    OpenELDRegler: true,
    OpenHLGRegler: true,
    OpenOVTRegler: true,
  },
  ResEnhet1Namn: 'Kostnadsställe',
  ResEnhet2Namn: 'Projekt',
  ResEnhet3Namn: 'Resultatenhet 3',
  ResEnhet4Namn: 'Resultatenhet 4',
  ResEnhet5Namn: 'Resultatenhet 5',
  ResEnhet6Namn: 'Resultatenhet 6',
  UseFritext1: true,
  UseFritext2: false,
  UseFritext3: false,
  UseFritext4: false,
  UseFritext5: false,
  Fritext1Namn: 'Skåpnummer',
  Fritext2Namn: '',
  Fritext3Namn: '',
  Fritext4Namn: '',
  Fritext5Namn: '',
  UserAccount: exampleAccount,
}

/** A change in the history of a company's settings. */
export const exampleCompanyHistory: CompanyHistoryItem = {
  TimeStamp: '2026-11-20T08:15:00.000Z',
  User: { Login: 'ftg2', Namn: 'Frida Tegnér' },
  Field: 'Telefon',
  Label: 'Telefon',
  Before: '',
  After: '0470-123 45',
}

/** The properties of a licence in the session. */
export const exampleLicence = {
  HasPlus: true,
  Supplier: 'AVLONA',
  HasLicensOption: { HRTIL: true, FERTIL: true },
  EnforceBankIDAuth: false,
  InactivityMaximum: 1440,
}

/** A session with a company and a year. */
export const exampleSession: SessionData = {
  UserAccount: exampleAccount,
  FtgInfo: exampleCompany,
  SalaryYears: [2026, 2025, 2024, 2023, 2022],
  SessionSalaryYear: 2026,
  ...exampleLicence,
  AutoLogoutDueToInactivity: false,
}

/** A company in a list. */
export const exampleListItem: CompanyListItem = {
  FtgId: 'nordsken',
  Namn: 'Nordsken Handel AB',
  Orgnr: '165566778899',
  PictureId: noGuid,
  Archived: false,
  RestoreInfo: null,
}

/** The origin of a restored company. */
export const exampleRestoreInfo: NonNullable<CompanyListItem['RestoreInfo']> = {
  Time: '2026-11-20T08:15:00.000Z',
  User: 'lic',
  AzStorageContainer: 'WEB100200',
  AzFileName: 'akvarell_20261120081500',
  InfoText: 'Felsökning',
}

/** A request to create a company. */
export const exampleNewCompany: NewCompany = {
  Namn: 'Nybygget i Växjö AB',
  FtgId: 'nybygget',
  LoneartsTabell: 'STANDARD',
  LoneartsTabellNamn: 'Standardtabell',
  Year: 2026,
  StdTestData: false,
  IncludeCSRegistries: false,
  InactivatePortalHRFunctions: false,
}

/** An employee in a list. */
export const exampleEmployee: EmployeeListItem = {
  AnstNr: '101',
  Namn: 'Andersson Anna',
  PersNr: '199003159804',
  Epost: 'anna.andersson@example.se',
  AnstForm: 'TV',
  Avdelning: '10',
  AvdelningNamn: 'Butik',
  AnstFrom: '2021-03-01',
  AnstTom: null,
  AvtalId: '',
  TabellStyKod: 'STANDARD',
  ProfilePictureId: noGuid,
  Saknas: [],
}

/** A request to create a salary year. */
export const exampleNewSalaryYear: NewSalaryYear = {
  Year: 2027,
  CalcVehicleBenefits: false,
  CopyLonTabell: true,
  CreateSalaryPeriods: true,
  CalcBerArsLon: true,
  CalcBerSnittLon: true,
  CalcBerSnittTid: true,
}

/** A picture to upload: a PNG of one grey pixel. */
export const examplePicture: NewPicture = {
  Content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  Type: 'image/png',
}

/** A notification. */
export const exampleNotification: Notification = {
  Id: 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55',
  Title: 'Arbetsgivardeklaration',
  Message: 'Deklarationen för oktober är redo att granskas.',
  type: 'INFO',
  Icon: { Type: 'INFO', Color: 'info' },
  TimeStamp: '2026-11-02T08:15:00.000Z',
  HasRead: false,
  Event: 'AGI READY',
  Context: { FtgId: 'nordsken', FtgNamn: 'Nordsken Handel AB', Period: '202610' },
}

/** A received message. */
export const exampleMessage: Message = {
  Id: '0d3f1c52-6a0b-4f5e-9c0f-2b7a9d1e4c01',
  Subject: 'Tidrapporter för november',
  Sender: { Login: 'ftg', Namn: 'Fredrik Åhlén' },
  Recipients: [{ Login: 'ftg2', Namn: 'Frida Tegnér' }],
  TimeStamp: '2026-11-20T08:15:00.000Z',
  HasRead: false,
  IsSent: false,
  Archived: false,
  Text: 'Hej!\nTre tidrapporter saknas fortfarande.',
  CanReply: true,
}

const { Text: _text, CanReply: _canReply, ...listed } = exampleMessage
/** The same message in a list. */
export const exampleMessageListItem: MessageListItem = {
  ...listed,
  Preview: 'Hej! Tre tidrapporter saknas fortfarande.',
}

/** The recipients that the account `bru` may write to, by name. */
export const exampleRecipients: MessageRecipient[] = [
  { Login: 'lss', Namn: 'Lisbeth Söder', Roll: 'LSS' },
  { Login: 'oms', Namn: 'Omar Sjöholm', Roll: 'ADM' },
]

/** The portal settings of a licence. */
export const examplePortalInfo: PortalInfo = {
  EnableDVSupport: false,
  LoginType: 'A',
  KlockSenAvrFruk: '07:00',
  KlockSenAvrLnch: '12:00',
  KlockSenAvrMidd: '18:00',
  KlockTidHemFruk: '09:00',
  KlockTidHemLnch: '14:00',
  KlockTidHemMidd: '19:00',
  LogiFrukost: true,
  LogiLunch: false,
  LogiMiddag: false,
  LogiNatt: true,
  EditHelpTexts: false,
}

/** The rights that time reporting needs. */
export const timeReporting = ['Tidrapport.Read', 'Tidrapport.Write', 'Kalendarie.Read', 'Kalendarie.Write']
/** A rights group for time reporting. */
export const exampleRightsGroup: RightsGroup = {
  Id: '6b7d4c7e-5d1c-4a8e-9b53-0a8c6e4b2f10',
  BenText: 'Tidrapportörer',
  Rights: rightsWhere(right => timeReporting.includes(right)),
}

/** A help text. */
export const exampleHelpText: HelpText = {
  id: 'infopanel',
  title: 'Informationspanel',
  html: '<p>Här börjar arbetet med lönerna.</p>',
}

/** A licence. */
export const exampleLicenceInfo: LicenceInfo = {
  LicNr: 'WEB100200',
  LicDate: '2021-03-01',
  GiltigTom: '2059-12-31',
  Orgnr: '5564332210',
  Namn: 'Lindgren Redovisning AB',
  PostAdress: 'Box 114',
  GatuAdress: 'Storgatan 12',
  PostNr: '852 30',
  Ort: 'Sundsvall',
  Modell: '90',
  EPost: 'kontoret@lindgrenredovisning.example',
  Telefon: '08-465 004 20',
  AntalForetag: 5,
  Optioner: [{ Kod: 'HRTIL', Text: 'HR-tillägg', AntalAnvandare: 10, MaxAnvandare: 25 }],
}

/** A request for a demo account. */
export const exampleDemoRequest: DemoRequest = {
  Foretag: 'Träslottet AB',
  Orgnr: '5567788996',
  Namn: 'Vera Nyman',
  EPost: 'vera@traslottet.example',
  Telefon: '+46701740608',
  AntalAnstallda: 14,
  Meddelande: 'Vi byter lönesystem till årsskiftet.',
}

/** A copy of a company. */
export const exampleCompanyCopy: CompanyCopy = {
  Container: 'WEB100200',
  Name: 'akvarell_20261120081500',
  Version: '2f6c8f1e-5f0b-4f7e-9d58-7a0f4b6d1c02',
  Size: 18_734,
  Created: '2026-11-20T08:15:00.000Z',
  Expires: '2027-02-18T08:15:00.000Z',
  CanDelete: true,
  MetaData: {
    CompanyName: 'Akvarell Måleri AB',
    FtgId: 'akvarell',
    CreatedBy: 'lic',
    InfoText: 'Semesterlönen för oktober',
    History: '[2026-11-19 14:02]Inställningar ändrades av Lisa Lindgren: Telefon',
  },
}

/** A job under way. */
export const exampleCompanyJob: CompanyJob = {
  Id: '7c1d3b0a-91d5-4a55-8f3e-2f6a4c8e5b03',
  Kind: 'RESTORE',
  Status: 'INPROGRESS',
  RowsDone: 1200,
  RowsTotal: 5040,
  SourceFtgId: 'akvarell',
  FtgId: 'akvarellkopia',
  FtgKey: null,
  Path: null,
  Message: null,
  Created: '2026-11-20T08:15:00.000Z',
}

/** A removed company. */
export const exampleRemovedCompany: RemovedCompany = {
  Namn: 'Björkens Bygg AB',
  FtgId: 'bjorken',
  Login: 'adm',
  TimeStamp: '2026-11-20T08:15:00.000Z',
}

export const exampleHistoryEntry = {
  Seq: 4711,
  TimeStamp: '2026-11-23T08:00:00.000Z',
  User: { Login: 'adm', Namn: 'Lena Lindgren' },
  Company: { FtgId: 'historik', Namn: 'Provbolaget AB' },
  Subject: 'SETTINGS',
  Text: 'Ändrade Telefon från – till 0470-123 45 i företagsinställningarna',
  Details: [],
  Thing: 'company:6f0c6c52-5c86-4d0a-8a57-2a2a6b5ab1d1',
  Via: null,
  Address: '203.0.113.1',
  Browser: null,
  Hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} as const satisfies HistoryEntry
/** The form of an integration that reads the staff of one company. */
const exampleIntegrationForm = {
  Namn: 'Tidsystemet',
  Beskrivning: 'Hämtar personalen varje natt.',
  Scopes: ['Registry.PerReg.Read'],
  AllCompanies: false,
  Companies: ['nordsken'],
  ExpiresOn: '2027-11-21',
} as const

/** A key for another program. */
export const exampleIntegration: Integration = {
  ...exampleIntegrationForm,
  IntegrationID: '5c0c3c3e-4f4e-4f0b-9b0e-2a7d0f6b1c55',
  Scopes: [...exampleIntegrationForm.Scopes],
  Companies: [...exampleIntegrationForm.Companies],
  Status: 'ACTIVE',
  Prefix: 'avl_Yb3k0PqW',
  OldKeyUntil: null,
  CreatedBy: 'adm',
  CreatedAt: '2026-11-21T09:00:00.000Z',
  LastUsedAt: null,
  LastUsedFrom: null,
  Version: 1,
}

/** A request for it. The hash is that of a key nobody has. */
export const exampleNewIntegration: NewIntegration = {
  ...exampleIntegrationForm,
  Scopes: [...exampleIntegrationForm.Scopes],
  Companies: [...exampleIntegrationForm.Companies],
  Secret: {
    Prefix: exampleIntegration.Prefix,
    Hash: '3f0d6c1b8a5e4f7092c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6071829',
  },
}

/** A card number of an employee of the demo data. */
export const exampleCardNumber: CardNumber = {
  Id: '8d2f4a10-3b52-4a4e-8e0f-7c1d9b6a2e33',
  AnstNr: '1',
  Namn: 'Anna Andersson',
  KortNr: '10045',
  HasPIN: true,
  FromDatum: '2026-11-01',
  TomDatum: null,
  Version: 1,
}

/** A request for it. */
export const exampleNewCardNumber: NewCardNumber = {
  AnstNr: '1',
  KortNr: '10045',
  PIN: '2468',
  FromDatum: '2026-11-01',
  TomDatum: null,
}
