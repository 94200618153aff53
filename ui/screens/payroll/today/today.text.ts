/** The texts of payroll on the start page. */
export const todayTexts = {
  run: {
    title: 'Lönekörning',
    payDay: (date: string, days: number) =>
      days < 0
        ? `Skulle ha betalats ut ${date}`
        : `Utbetalas ${date}, ${days === 0 ? 'i dag' : days === 1 ? 'i morgon' : `om ${days} dagar`}`,
    empty: { title: 'Ingen lönekörning väntar', text: 'Lägg upp löneperioder för löneåret, så visas nästa här.' },
  },
  costs: {
    showTable: 'Visa som tabell',
    hideTable: 'Dölj tabellen',
    columns: { month: 'Månad', count: 'Lönebesked', gross: 'Bruttolön', fees: 'Avgifter', total: 'Tillsammans' },
    title: 'Personalkostnad',
    context: 'Bruttolön och arbetsgivaravgifter, de senaste tretton månaderna',
    kronor: (amount: string) => `${amount}\u00a0kr`,
    newest: (month: string) => `i ${month}`,
    change: (amount: string, isMore: boolean) => `${isMore ? '+' : ''}${amount} mot månaden före`,
    same: 'samma som månaden före',
    gross: 'Bruttolön',
    fees: 'Arbetsgivaravgifter',
    imported: 'Importerad lön',
    /** The month in the table. */
    marked: (month: string, isWhole: boolean) => `${month}, ${isWhole ? 'importerad' : 'delvis importerad'}`,
    slips: (all: string) => `${all} lönebesked`,
    importedSlips: (all: string) => `${all} importerade lönebesked`,
    partlyImported: (all: string, imported: string) => `${all} lönebesked, varav ${imported} importerade`,
    month: (month: string, gross: string, fees: string, slips: string) =>
      `${month}: bruttolön ${gross}, arbetsgivaravgifter ${fees}, ${slips}`,
    none: (month: string) => `${month}: inget beräknat`,
    empty: {
      title: 'Ingen lön är beräknad än',
      text: 'Här visas vad varje månad kostar när den första lönekörningen är gjord.',
    },
  },
} as const
