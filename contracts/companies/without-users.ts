import type { CompanyListItem } from './shapes.ts'

/** Returns the companies without those who restored them: no name of a person is stored. */
export const withoutUsers = (companies: readonly CompanyListItem[] | null): readonly CompanyListItem[] | null =>
  companies?.map(({ RestoreInfo, ...company }) => ({
    ...company,
    RestoreInfo: RestoreInfo && { ...RestoreInfo, User: '' },
  })) ?? null
