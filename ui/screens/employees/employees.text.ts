/** The texts of the employees in the command palette. */
export const employeeFindsTexts = {
  title: 'Anställda',
  more: (count: string) => `${count} anställda till. Skriv mer för att hitta rätt.`,
} as const
