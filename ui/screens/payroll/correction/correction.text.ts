import type { CorrectionPayment } from '#contracts/payroll/correction/shapes.ts'

/** The texts of correcting a finished payslip, and of taking it back. */
export const correctionTexts = {
  correct: 'Rätta',
  takeBack: 'Återför',
  kinds: {
    correct: {
      title: 'Rätta lönebeskedet',
      make: 'Rätta lönebeskedet',
      description:
        'Det utbetalda lönebeskedet står kvar. Skillnaden blir ett nytt lönebesked, med det som följer av den.',
    },
    many: {
      title: 'Rätta flera lönebesked',
      make: 'Rätta lönebeskeden',
      description: 'De utbetalda lönebeskeden står kvar. Vars och ens skillnad blir ett nytt lönebesked.',
    },
    takeBack: {
      title: 'Återför lönebeskedet',
      make: 'Återför lönebeskedet',
      description: 'Allt på lönebeskedet tas tillbaka, som om det inte hade betalats ut.',
    },
  },
  cancel: 'Avbryt',
  back: 'Ändra',
  preview: 'Förhandsgranska',
  failed: 'Förhandsgranskningen kunde inte hämtas',
  write: {
    rows: 'Rader som lönebeskedet skulle ha haft',
    fetch: 'Hämta underlaget på nytt',
    fetchHint: 'Lön, skatt, frånvaro och annat som du har ändrat i registren för den tiden räknas med.',
    payDay: 'Utbetalningsdag',
    payDayHint:
      'Skillnaden deklareras i dagens månad. Lämna tomt för den dag som föreslås. Välj lönebeskedets egen dag när det som deklarerades var fel.',
    pay: 'Skapa betalningen direkt',
    payHint: 'Om den anställda har fått för lite. Annars kommer den med i periodens nästa betalning.',
    wrong: 'Rätta det som är markerat först.',
  },
  many: {
    chosen: (count: number) =>
      count === 1 ? '1 lönebesked är valt.' : `${count} lönebesked är valda. Alla rättas, eller inget av dem.`,
    tooMany: (most: number) => `Välj högst ${most} lönebesked åt gången.`,
    slips: (count: number) => (count === 1 ? '1 nytt lönebesked' : `${count} nya lönebesked`),
    together: 'Tillsammans',
    net: 'Netto för var och en',
    unchanged: (count: number, names: string) =>
      `${count === 1 ? '1 lönebesked ändras inte' : `${count} lönebesked ändras inte`}: ${names}.`,
    paid: (amount: string, count: number) => `${amount}, ${count} lönebesked`,
    declared: (isExported: boolean, numbers: string) =>
      numbers === ''
        ? 'Inget fält ändras.'
        : isExported
          ? `Deklarationen är redan hämtad som fil. Hämta den på nytt och lämna in den: individuppgifterna med specifikationsnummer ${numbers} ersätts.`
          : `Deklarationen är inte hämtad än. Skillnaderna kommer med under specifikationsnummer ${numbers}.`,
  },
  slip: {
    title: 'Nytt lönebesked',
    about: (month: string, number: number, payDay: string) => `Nummer ${number} i ${month}, utbetalningsdag ${payDay}.`,
    figure: 'Summa',
    was: 'Före',
    is: 'Efter',
    difference: 'Skillnad',
    columns: {
      Brutto: 'Brutto',
      Formaner: 'Förmåner',
      Skatt: 'Skatt',
      Netto: 'Netto',
      Arbetsgivaravgift: 'Arbetsgivaravgift',
    },
  },
  declaration: {
    title: (month: string) => `Arbetsgivardeklaration ${month}`,
    sent: (number: number | null) =>
      `Deklarationen är redan hämtad som fil. Hämta den på nytt och lämna in den: individuppgiften med specifikationsnummer ${number ?? ''} ersätts.`,
    notSent: (number: number | null) =>
      `Deklarationen är inte hämtad än. Skillnaden kommer med under specifikationsnummer ${number ?? ''}.`,
    removed: (number: number | null) =>
      `Individuppgiften med specifikationsnummer ${number ?? ''} tas bort (fält 205) i nästa fil.`,
    nothing: 'Inget fält ändras.',
    field: 'Fält',
    contributions: '487 Arbetsgivaravgifter',
    tax: '497 Avdragen skatt',
  },
  vouchers: { title: 'Bokföring', nothing: 'Det blir inga verifikationer.' },
  payment: {
    title: 'Betalning',
    kinds: {
      ORDER: 'Betalas nu',
      SENARE: 'Betalas senare',
      FORDRAN: 'Fordran på den anställda',
      INGEN: 'Inget att betala',
    } satisfies Record<CorrectionPayment['Slag'], string>,
    day: 'Dag',
    to: 'Till',
  },
  chain: {
    title: 'Rättelser',
    number: (number: number) => (number === 1 ? 'Lönebeskedet' : `Rättelse, nummer ${number}`),
    about: (month: string, payDay: string) => `${month}, utbetalas ${payDay}`,
    shown: 'visas här',
  },
} as const
