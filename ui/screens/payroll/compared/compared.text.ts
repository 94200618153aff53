/** The texts of two payslips of a person beside each other. */
export const comparedTexts = {
  sums: 'Summor',
  rows: 'Rader',
  row: 'Löneart',
  sum: 'Summa',
  difference: 'Skillnad',
  names: {
    Brutto: 'Brutto',
    Skatt: 'Skatt',
    Netto: 'Netto',
    Arbetsgivaravgift: 'Arbetsgivaravgift',
    Kostnad: 'Kostnad',
  },
  none: '–',
  more: (amount: string) => `+${amount}`,
  of: (name: string, side: string) => `${name}, ${side.toLocaleLowerCase('sv')}`,
} as const
