import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { FtgId, FtgInfo } from '../sign-in/session.shapes.ts'
import { NewCompany } from './new-company.shapes.ts'
import { CompanyChange, CompanyHistoryItem, CompanyInfoAnswer, CompanyListItem, CompanyWithSettings } from './shapes.ts'

/**
 * The calls about the companies that an account may choose, and their salary years (first document
 * §4, §7).
 */
export const companyCalls = {
  list: call('GET', '/companyList', {
    summary: 'The companies that the account may choose, by name in Swedish order, the archived ones among them.',
    access: 'session',
    data: z.array(CompanyListItem),
  }),
  info: call('GET', '/companyInfo/{FtgId}', {
    summary:
      "A company of the account's, with its settings as far as the account may read their pages. One of another licence, or outside FtgIdAccessList, is as if it did not exist.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyInfoAnswer,
    errors: [errors.companyMissing],
  }),
  change: call('PUT', '/companyInfo/{FtgId}', {
    summary:
      'Changes settings of a company: only those named, each of a page whose write right the account has, and nothing when the version is no longer the latest. What was wrong before, and is not changed, does not stand in the way. The company as it is then.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    body: CompanyChange,
    data: CompanyWithSettings,
    errors: [errors.companyMissing, errors.rightMissing, errors.fieldsRefused, errors.versionConflict],
  }),
  history: call('GET', '/companyInfo/{FtgId}/history', {
    summary:
      "Who has changed which setting of a company, and when, the newest first, as far as the account may read the settings' pages; without a page the newest 10 000. Sorted by TimeStamp, User or Label; searched in Label, User, Before and After, the values as they are shown.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    paged: true,
    data: z.array(CompanyHistoryItem),
    errors: [errors.companyMissing, errors.rightMissing],
  }),
  create: call('POST', '/createCompany', {
    summary:
      'Creates a company in the licence, with its first salary year, the year’s salary periods and holidays, and the pay types of the chosen table; with test persons, agreements and calculation rules when they are asked for and the licence is offered them. For the roles LIC and ADM.',
    access: 'session',
    body: NewCompany,
    data: FtgInfo,
    errors: [errors.rightMissing, errors.fieldsRefused, errors.companyIdTaken],
  }),
  toggleArchived: call('DELETE', '/companyInfo/{FtgId}/toggleArchivedState', {
    summary:
      'Archives a company, or takes it back from the archive: whichever it is not. An archived company is worked in as before. For the roles LIC, ADM and FTG. What it is then.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: z.object({ FtgId: z.string(), Archived: z.boolean() }),
    errors: [errors.companyMissing, errors.rightMissing],
  }),
}
