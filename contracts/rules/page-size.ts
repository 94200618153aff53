/** The page sizes of a list, in rows (first document §9). */
export const pageSizes = [25, 50, 75, 100] as const
/** A page size of a list. */
export type PageSize = (typeof pageSizes)[number]
/** The page size until the user chooses another. */
export const defaultPageSize: PageSize = 25
