import { isAdministrator } from '#contracts/code-lists/roles.ts'
import type { CompanyChoice, CompanySelectionContext, CompanySelectionInput } from './company-selection.types.ts'

/**
 * Company selection is for licence users and administrators, and for whoever has more than one
 * company (§6).
 */
export const mayChangeCompany = ({ Roll, FtgIdAccessList }: CompanySelectionInput['account']): boolean =>
  isAdministrator(Roll) || FtgIdAccessList.length > 1

export const onlyChoice = ({ account }: CompanySelectionContext): CompanyChoice => ({
  FtgId: account.FtgIdAccessList[0] ?? '',
  routeHasParameters: false,
})

export const choiceOf = ({ type: _, ...choice }: { readonly type: 'company.enter' } & CompanyChoice): CompanyChoice =>
  choice

/** A company that has just been created is chosen, unless something unsaved is to be kept. */
export const newChoice = (FtgId: string) =>
  ({ type: 'company.enter', FtgId, routeHasParameters: false, isNew: true }) as const

export const pendingId = ({ pending }: CompanySelectionContext): string => pending?.FtgId ?? ''
