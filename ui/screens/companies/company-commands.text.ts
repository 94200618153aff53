/** The texts of the companies in the command palette. */
export const companyCommandTexts = {
  change: 'Byt företag…',
  also: 'välj företag bolag klient',
  current: 'Valt nu',
  archived: 'Arkiverat',
} as const
