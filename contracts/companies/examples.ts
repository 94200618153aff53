import { noGuid } from '../rules/required.ts'
import type { NewCompany } from './new-company.shapes.ts'
import type { NewPicture } from './pictures.shapes.ts'
import type { CompanyHistoryItem, CompanyListItem } from './shapes.ts'

/** A change in the history of a company's settings. */
export const exampleCompanyHistory: CompanyHistoryItem = {
  TimeStamp: '2026-11-20T08:15:00.000Z',
  User: { Login: 'ftg2', Namn: 'Frida Tegnér' },
  Field: 'Telefon',
  Label: 'Telefon',
  Before: '',
  After: '0470-123 45',
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

/** A picture to upload: a PNG of one grey pixel. */
export const examplePicture: NewPicture = {
  Content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  Type: 'image/png',
}
