/** The texts of absences and of an employee's children. */
export const absenceTexts = {
  title: 'Frånvaro',
  context: (AnstNr: string) => `Anställd ${AnstNr}`,
  columns: {
    FranDatum: 'Från',
    TomDatum: 'Till',
    FranvaroTyp: 'Frånvaro',
    Omfattning: 'Omfattning',
    KalDagar: 'Kalenderdagar',
    Barn: 'Barn',
    Anteckning: 'Anteckning',
  },
  percent: (share: string) => `${share} %`,
  until: (day: string) => (day === '' ? 'Tills vidare' : day),
  period: (from: string, to: string) => (to === '' ? `från ${from}, tills vidare` : `${from} till ${to}`),
  add: 'Ny frånvaro',
  remove: 'Ta bort',
  show: 'Visa',
  showLabel: (kind: string, days: string) => `Visa ${kind.toLocaleLowerCase('sv')} ${days}`,
  showAll: (count: number) => `Visa alla ${count}`,
  empty: 'Den anställda har ingen frånvaro.',
  back: 'Den anställdas frånvaro',
  toEmployee: 'Till den anställda',
  children: 'Barn',
  born: (day: string) => `född ${day}`,
  care: (day: string) => `Vård av barn till och med ${day}.`,
  parental: (days: number, qualifying: number, most: number) =>
    days === 0
      ? 'Ingen föräldraledighet med föräldrapenning än.'
      : `Föräldraledig ${days === 1 ? '1 dag' : `${days} dagar`}, varav ${qualifying} av högst ${most} semestergrundande.`,
} as const
