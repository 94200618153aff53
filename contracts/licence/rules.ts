/** The model code of Plus. Any other code is Bas (first document §2). */
export const plusModel = '90'

/**
 * The expiry date of a licence that is valid until further notice. It is shown as 'Tillsvidare'
 * (first document §2).
 */
export const untilFurtherNotice = '2059-12-31'
