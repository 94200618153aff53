import type { CompanyCopy } from './company-copy.shapes.ts'
import type { CompanyJob } from './company-job.shapes.ts'
import type { RemovedCompany } from './removed-companies.shapes.ts'

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
