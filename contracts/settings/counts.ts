/**
 * The numbers of the result units, as in the names of their fields. The lists in this file follow
 * the second document §9.
 */
export const resultUnits = [1, 2, 3, 4, 5, 6] as const
/** The numbers of the employees with start-up support. */
export const startUpSlots = [1, 2] as const
/** The numbers of the free bases. */
export const freeBases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** The numbers of the free texts. */
export const freeTexts = [1, 2, 3, 4, 5] as const
/** The numbers of a company's own bases, and of the amounts of a pay type, in two digits. */
export const twenty = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const),
  ...(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] as const),
] as const
