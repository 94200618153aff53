import type { CompanyChoice, CompanySelectionContext } from './company-selection.types.ts'

export const onlyChoice = ({ account }: CompanySelectionContext): CompanyChoice => ({
  FtgId: account.FtgIdAccessList[0] ?? '',
  routeHasParameters: false,
})

export const choiceOf = ({ type: _, ...choice }: { readonly type: 'company.enter' } & CompanyChoice): CompanyChoice =>
  choice

/**
 * Returns the event that chooses a newly created company. It is not sent when the user stays to
 * keep unsaved changes.
 */
export const newChoice = (FtgId: string) =>
  ({ type: 'company.enter', FtgId, routeHasParameters: false, isNew: true }) as const

export const pendingId = ({ pending }: CompanySelectionContext): string => pending?.FtgId ?? ''
