import type { DeliveryWay } from '#contracts/code-lists/deliveries.ts'

const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** The texts of who gets a payslip, how, and when. */
export const deliveryTexts = {
  ways: { KIVRA: 'Kivra', EMAIL: 'E-post', SCREEN: 'Egen sida', PAPER: 'Papper' } satisfies Record<DeliveryWay, string>,
  /** A way while its payslip is not published yet. */
  planned: (way: string) => `${way}, ej publicerad`,
  states: {
    WAITING: (way: string) => `${way}, väntar`,
    SENDING: (way: string) => `${way}, skickas`,
    FAILED: (way: string) => `${way}, ej skickat`,
    UNSURE: (way: string) => `${way}, osäkert`,
    toPrint: 'Papper, att skriva ut',
  },
  section: {
    title: 'Utlämning',
    nothing: (ready: number, day: string) =>
      ready === 0
        ? 'Inget är publicerat än. Klarmarkerade lönebesked markeras i listan och publiceras.'
        : `${count(ready, 'lönebesked är klart', 'lönebesked är klara')} att publicera. Markera ${ready === 1 ? 'det' : 'dem'} i listan. De anställda ser lönebeskeden från ${day}.`,
    left: (ready: number) => `${count(ready, 'lönebesked till är klart', 'lönebesked till är klara')} att publicera.`,
    /** Of a way: how many have it. */
    done: {
      KIVRA: (done: number, all: number) => `${done} av ${all} hos Kivra`,
      EMAIL: (done: number, all: number) => `${done} av ${all} har fått mejl om sin egen sida`,
      SCREEN: (done: number, all: number) => `${done} av ${all} på egen sida`,
      PAPER: (done: number, all: number) => `${done} av ${all} utskrivna`,
    } satisfies Record<DeliveryWay, (done: number, all: number) => string>,
    waiting: (day: string) => `Lönebesked som väntar skickas ${day}.`,
    sending: 'Lönebeskeden skickas',
    progress: (left: number) => `${left} kvar`,
    failed: (number: number) => `${count(number, 'lönebesked kom', 'lönebesked kom')} inte fram`,
    failedText:
      'Skicka igen när felet är rättat, eller skriv ut. Kivra lämnar samma lönebesked en gång, hur ofta det än skickas.',
    more: (number: number) => `Visa alla ${number} i listan`,
    again: 'Skicka igen',
    allAgain: (number: number, all: number) =>
      number === all ? `Skicka alla ${all} igen` : `Skicka de första ${number} igen`,
    onPaper: 'Skriv ut i stället',
    /** For a screen reader: whose payslip a button is about. */
    act: (act: string, name: string) => `${act}, ${name}`,
    couldNot: 'Utlämningen kunde inte hämtas',
  },
  dialog: {
    title: (number: number) => `Publicera ${count(number, 'lönebesked', 'lönebesked')}?`,
    nothing: 'Inget av de markerade kan publiceras',
    day: (day: string, isPast: boolean) =>
      isPast
        ? 'De anställda ser lönebeskeden direkt, och de skickas nu.'
        : `De anställda ser lönebeskeden från ${day}, och då skickas de.`,
    ways: {
      KIVRA: 'Skickas till Kivra',
      EMAIL: 'Får mejl om att det finns på egen sida',
      SCREEN: 'Ser det på sin egen sida',
      PAPER: 'På papper, som du skriver ut',
    } satisfies Record<DeliveryWay, string>,
    left: (number: number) =>
      `${count(number, 'markerat lönebesked lämnas', 'markerade lönebesked lämnas')}: bara de som är klara och inte redan publicerade publiceras.`,
    because: (number: number, reason: string) => `${number} på annat sätt än valt: ${reason}`,
    cancel: 'Avbryt',
    submit: 'Publicera',
  },
} as const
