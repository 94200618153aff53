/** The figures of a payslip that follow from its basis: the sums. */
export const sumFigures = ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift']
/** Its rows, and its balances. */
export const slipFigures = [
  ...sumFigures,
  ...['LonArtNr', 'LonTyp', 'Antal', 'Enhet', 'Apris', 'Belopp'].map(name => `Rader.${name}`),
  ...['Typ', 'Namn', 'Enhet', 'Fore', 'Efter'].map(name => `Saldon.${name}`),
]
