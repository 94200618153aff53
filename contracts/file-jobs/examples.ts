import type { CompanyJob } from '../copies/company-job.shapes.ts'
import { copyStates } from '../copies/states.ts'
import { givenCompany, payingScope } from '../employees/stated-staff.ts'
import { voucherStates } from '../payroll/vouchers/states.ts'

/** Jobs of files for the outcomes of their calls, and for specs of the flow and screen. */

const by = 'adm'

/** A print of payslips that is under way. */
export const exampleFileJob: CompanyJob = {
  Id: '2f7d0c7e-64a1-4c8b-9a35-6a1b0f0d9e14',
  Kind: 'FILE',
  Status: 'INPROGRESS',
  RowsDone: 40,
  RowsTotal: 1300,
  SourceFtgId: payingScope.FtgId,
  FtgId: payingScope.FtgId,
  FtgKey: null,
  Path: '/print/payslips/202611',
  Message: null,
  Created: '2026-11-20T08:15:00.000Z',
}

/** Returns the states of a company in which a print has come so far. */
export const givenFileJob = (Status: CompanyJob['Status']) => [
  ...givenCompany(by),
  voucherStates.longWork(
    { Id: exampleFileJob.Id, Kind: 'FILE', Status, Path: '/print/payslips/202611' },
    payingScope.FtgId,
    by,
  ),
]

/** The states of a company without such a job. */
export const unknownFileJob = [...givenCompany(by), copyStates.noCompanyJob(exampleFileJob.Id, by)]
