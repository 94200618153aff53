/** How many there are of each (second document §9), by what stands in their fields' names. */
export const resultUnits = [1, 2, 3, 4, 5, 6] as const
export const startUpSlots = [1, 2] as const
export const freeBases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const freeTexts = [1, 2, 3, 4, 5] as const
/** Of a company's own bases, and of the amounts of a pay type. */
export const twenty = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const),
  ...(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] as const),
] as const
