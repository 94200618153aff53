/** The texts of the companies in the command palette. */
export const companyFindsTexts = {
  title: 'Företag',
  more: (count: string) => `${count} företag till. Skriv mer för att hitta rätt.`,
  current: 'Valt nu',
  archived: 'Arkiverat',
} as const
