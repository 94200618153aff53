import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { opens } from '#contracts/rights/access.ts'
import { openings } from '#contracts/rights/openings.ts'
import type { Account } from '../../sign-in/session/session.types.ts'
import type { CompanyChoice, CompanySelectionContext } from './company-selection.types.ts'

/**
 * True when the account may change company: licence users, administrators, and everyone with more
 * than one company (§6).
 */
export const mayChangeCompany = ({ Roll, FtgIdAccessList }: Pick<Account, 'Roll' | 'FtgIdAccessList'>): boolean =>
  opens(openings.changeCompany, { Roll, companies: FtgIdAccessList.length })

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

/** Returns the companies without those who restored them: no name of a person is stored. */
export const withoutUsers = (companies: readonly CompanyListItem[] | null): readonly CompanyListItem[] | null =>
  companies?.map(({ RestoreInfo, ...company }) => ({
    ...company,
    RestoreInfo: RestoreInfo && { ...RestoreInfo, User: '' },
  })) ?? null
