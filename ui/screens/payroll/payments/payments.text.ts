const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** The texts of the payments of a period. */
export const paymentsTexts = {
  title: (month: string) => `Betalning ${month}`,
  back: 'Lönebesked',
  failed: 'Betalningarna kunde inte hämtas',
  missing: { title: 'Löneperioden finns inte', text: 'Gå till lönekörningarna och välj en period.' },
  locked: 'Löneperioden är låst. Inget kan betalas i den förrän den är upplåst.',
  figures: {
    net: 'Nettolöner',
    paid: 'Utbetalda',
    ordered: 'Hos banken',
    notReady: 'Inte klara',
    of: (done: number, all: number) => `${done} av ${all}`,
  },
  proposal: {
    title: 'Att betala nu',
    description: 'Klara lönebesked som ingen betalning har.',
    toAccount: 'Till konto',
    cash: 'Kontant',
    garnished: 'Varav till Kronofogden',
    format: 'Bankfil',
    noFile: 'Ingen fil: betala efter utbetalningslistan',
    version: 'Filens version',
    make: (number: number) => `Skapa betalning av ${count(number, 'lönebesked', 'lönebesked')}`,
    nothing: {
      title: 'Inget att betala just nu',
      ready: 'Alla lönebesked i perioden är utbetalda eller hos banken.',
      notReady: (number: number) =>
        `${count(number, 'lönebesked är inte klart', 'lönebesked är inte klara')} att betala. Klarmarkera ${number === 1 ? 'det' : 'dem'} i lönekörningen.`,
      none: 'Perioden har inga lönebesked än.',
    },
    problems: (number: number) => `${count(number, 'lönebesked', 'lönebesked')} kan inte betalas`,
    problemsText: 'Rätta uppgifterna i personalregistret. De andra kan betalas under tiden.',
    list: 'Lönebesked att betala',
    columns: { AnstNr: 'Anst.nr', Namn: 'Namn', Konto: 'Konto', Belopp: 'Belopp' },
    showAll: (number: number) => `Visa alla ${number}`,
    right: 'Du kan se vad som ska betalas, men inte betala.',
  },
  orders: {
    title: 'Betalningar',
    none: 'Perioden har inga betalningar än.',
    count: (number: number) => count(number, 'lönebesked', 'lönebesked'),
    cash: (amount: string) => `varav kontant ${amount}`,
    garnished: (amount: string) => `varav till Kronofogden ${amount}`,
    made: (when: string, who: string) => `Skapad ${when} av ${who}`,
    paid: (when: string, who: string) => `Utbetald ${when} av ${who}`,
    cancelled: (when: string, who: string, why: string) => `Avbruten ${when} av ${who}: ${why}`,
    fetched: (times: number, when: string, who: string) =>
      `Filen är hämtad ${count(times, 'gång', 'gånger')}, senast ${when} av ${who}. Skicka den bara en gång till banken.`,
    notFetched: 'Filen är inte hämtad än.',
    file: 'Hämta bankfilen',
    fileAgain: 'Hämta samma fil igen',
    list: 'Utbetalningslista',
    settle: 'Markera som utbetald',
    refuse: 'Avbryt betalningen',
    /** For a screen reader: which order a button is about. */
    act: (act: string, id: string) => `${act}, ${id}`,
  },
  cancel: {
    title: 'Avbryt betalningen',
    description: 'När banken har avvisat filen, eller den aldrig skickades. Lönebeskeden kan sedan betalas på nytt.',
    reason: 'Orsak',
    hint: 'Till exempel: banken avvisade filen.',
    submit: 'Avbryt betalningen',
    keep: 'Behåll betalningen',
  },
} as const
