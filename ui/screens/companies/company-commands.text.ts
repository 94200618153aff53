/** The texts of the command that changes company. */
export const companyCommandTexts = {
  change: 'Byt företag…',
  also: 'välj företag bolag klient',
} as const
