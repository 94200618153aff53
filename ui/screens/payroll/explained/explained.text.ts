/** The texts of explained amounts and their rows: of a trial calculation and of a payslip. */
export const explainedTexts = {
  kronor: (amount: string) => `${amount}\u00a0kr`,
  rows: 'Lönebeskedets rader',
  columns: { text: 'Löneart', quantity: 'Antal', price: 'À-pris', amount: 'Belopp' },
  benefit: 'Beskattas, betalas inte ut',
  information: 'Bara information',
  explain: (name: string, amount: string) => `${name} ${amount}, visa hur det räknades`,
  copy: 'Kopiera som text',
  steps: {
    title: 'Så räknades det',
    close: 'Stäng',
    copied: 'Förklaringen är kopierad.',
    source: (source: string) => `Källa: ${source}`,
    /** Where a value of a step comes from another step, which is below. */
    below: ', räknas nedan',
  },
} as const
