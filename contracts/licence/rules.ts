/** The model code of Plus; any other is Bas (first document §2). */
export const plusModel = '90'

/**
 * The last day of a licence that is valid until further notice: shown as 'Tillsvidare' (first
 * document §2).
 */
export const untilFurtherNotice = '2059-12-31'
