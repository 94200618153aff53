/** Rows of a list's page: the choices, and what it is until one is made (first document §9). */
export const pageSizes = [25, 50, 75, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 25
