/** The texts of the salary years in the command palette. */
export const yearCommandTexts = {
  change: (year: number) => `Byt löneår till ${year}`,
  also: 'år period',
} as const
