/**
 * The texts of the dialogs that create a salary year and purge old ones (first document §2, §4).
 */
export const salaryYearTexts = {
  cancel: 'Avbryt',
  create: {
    title: 'Skapa löneår',
    description: 'Det nya året tar över löneartstabellerna från året före. Välj vad mer det ska innehålla.',
    year: 'Löneår',
    yearHint: 'Nästa löneår är förvalt. Det första är 2019.',
    contents: 'Det här följer med',
    tables: { label: 'Kopiera löneartstabeller', hint: undefined },
    tablesLocked: 'Görs alltid: utan löneartstabeller går det inte att arbeta i året.',
    periods: {
      label: 'Skapa löneperioder',
      hint: 'Tolv månader, med utbetalning den 25:e eller närmaste bankdag före.',
    },
    calculations: 'Beräkningar',
    annualPay: {
      label: 'Beräkna årslön',
      hint: 'Tolv månadslöner, eller timlönen för ett helt års timmar, för varje anställd.',
    },
    averagePay: { label: 'Beräkna snittlön', hint: 'Lönen per timme för varje anställd.' },
    averageHours: {
      label: 'Beräkna snittid',
      hint: 'Timmar per vecka i genomsnitt året före. Heltid räknas för de dagar som den anställde var anställd.',
    },
    vehicles: {
      label: 'Beräkna bilförmåner',
      hint: 'Med årets prisbasbelopp och statslåneränta. Annars gäller förra årets belopp tills vidare.',
    },
    submit: 'Skapa löneår',
  },
  purge: {
    title: 'Rensa gamla löneår',
    description: 'Ett löneår som har rensats kan inte återställas. De två senaste löneåren behålls alltid.',
    lastToGo: 'Rensa till och med löneår',
    takes: (years: readonly number[]) =>
      years.length === 1 ? `Löneår ${years[0]} tas bort.` : `${years.length} löneår tas bort: ${years.join(', ')}.`,
    kept: 'Sparas enligt bokföringslagen',
    keptThrough: (year: number) => `till och med ${year}`,
    none: 'Det finns inga löneår att rensa',
    submit: 'Rensa',
  },
} as const
