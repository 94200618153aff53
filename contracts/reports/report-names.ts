/**
 * The reports that are made from declarations, with the route names of their screens (second
 * document §2.2). A report's name is that of its area of calls.
 */
export const reportRoutes = {
  payTypeList: 'Loneartslista',
} as const
export type ReportName = keyof typeof reportRoutes

/** The names of the reports. */
export const reportNames = Object.keys(reportRoutes) as readonly ReportName[]
