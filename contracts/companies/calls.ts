import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { openings } from '../rights/openings.ts'
import { FtgInfo } from '../sign-in/session.shapes.ts'
import { FtgId } from '../wire.ts'
import { companyErrors } from './errors.ts'
import { NewCompany } from './new-company.shapes.ts'
import { CompanyChange, CompanyHistoryItem, CompanyInfoAnswer, CompanyListItem, CompanyWithSettings } from './shapes.ts'

/**
 * The calls about the companies that an account may choose, and their salary years (first document
 * §4, §7).
 */
export const companyCalls = {
  list: call('GET', '/companyList', {
    summary:
      'Returns the companies that the account has access to, by name in Swedish order. Archived companies are included.',
    access: 'session',
    data: z.array(CompanyListItem),
  }),
  info: call('GET', '/companyInfo/{FtgId}', {
    summary:
      "Returns a company, with the settings that the account may read. While the company requires an SMS code that has not been verified, the answer says only that. A company of another licence, or outside the account's FtgIdAccessList, counts as missing.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyInfoAnswer,
    errors: [commonErrors.companyMissing],
  }),
  change: call('PUT', '/companyInfo/{FtgId}', {
    summary:
      "Changes the given settings of a company, and returns the company. Each setting requires the write right of its settings page. Changes nothing when Version is not the company's latest version. A setting that was invalid before, and is not changed, causes no refusal. A setting that bars company administrators is changed by the roles above them only; others are refused at the field.",
    access: { rule: openings.writeSettings },
    params: z.strictObject({ FtgId }),
    body: CompanyChange,
    data: CompanyWithSettings,
    errors: [
      commonErrors.companyMissing,
      commonErrors.rightMissing,
      commonErrors.fieldsRefused,
      commonErrors.versionConflict,
    ],
  }),
  history: call('GET', '/companyInfo/{FtgId}/history', {
    summary:
      'Returns who changed which setting of a company and when, the newest change first. Includes only settings that the account may read. Without perPage, returns the newest 10,000 changes. Sorts by TimeStamp, User or Label. Searches in Label, User, Before and After, with the values as they are displayed.',
    access: { rule: openings.readSettings },
    params: z.strictObject({ FtgId }),
    paged: true,
    data: z.array(CompanyHistoryItem),
    errors: [commonErrors.companyMissing, commonErrors.rightMissing],
  }),
  create: call('POST', '/createCompany', {
    summary:
      "Creates a company in the licence, with its first salary year, that year's salary periods and holidays, and the pay types of the chosen table. With one agreement for monthly pay and one for hourly pay. Also creates test persons, and standard calculation rules, when the request asks for them and the licence may use them. For the roles LIC and ADM.",
    access: { rule: openings.createCompany },
    body: NewCompany,
    data: FtgInfo,
    errors: [commonErrors.rightMissing, commonErrors.fieldsRefused, companyErrors.companyIdTaken],
  }),
  toggleArchived: call('DELETE', '/companyInfo/{FtgId}/toggleArchivedState', {
    summary:
      'Archives a company, or restores it when it is archived. Returns whether it is archived afterwards. An archived company can be used as before. For the roles LIC, ADM and FTG.',
    access: { rule: openings.archiveCompany },
    params: z.strictObject({ FtgId }),
    data: z.object({ FtgId: z.string(), Archived: z.boolean() }),
    errors: [commonErrors.companyMissing, commonErrors.rightMissing],
  }),
}
