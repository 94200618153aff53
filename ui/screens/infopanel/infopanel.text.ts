import { payrollDateLabels } from '#contracts/infopanel/payroll-dates.ts'

/** The texts of the start page. */
export const infopanelTexts = {
  title: 'Informationspanel',
  birthday: (firstName: string) => `Grattis på födelsedagen, ${firstName}.`,
  company: {
    title: 'Företaget',
    name: 'Namn',
    orgnr: 'Organisationsnummer',
    id: 'Företags-ID',
    address: 'Adress',
    years: 'Löneår',
    none: 'Saknas',
  },
  employees: {
    title: 'Anställda',
    context: (year: number) => `Anställda någon gång under ${year}`,
    total: (count: number) => (count === 1 ? 'anställd' : 'anställda'),
    form: 'Anställningsform',
    count: 'Antal',
    empty: { title: 'Inga anställda', text: 'Personalregistret har ingen som är anställd det här året.' },
  },
  dates: {
    title: 'Nästa datum',
    context: 'Flyttade till bankdag där regeln säger det',
    empty: { title: 'Inga datum', text: 'Det finns inga datum att bevaka.' },
    kinds: payrollDateLabels,
    today: 'i dag',
    tomorrow: 'i morgon',
    calendar: 'Lägg till i kalendern',
    print: 'Skriv ut',
    inDays: (days: number) => `om ${days} dagar`,
  },
  away: {
    title: 'Borta i dag',
    context: 'Frånvaro i personalregistret',
    extent: (percent: number) => `${percent} %`,
    until: (date: string) => `till och med ${date}`,
    open: 'tills vidare',
    more: (number: number) => `och ${number} till`,
    empty: { title: 'Ingen är borta', text: 'Ingen har frånvaro i dag.' },
  },
  notifications: {
    title: 'Aviseringar',
    context: 'De fem senaste',
    empty: { title: 'Inga aviseringar', text: 'Här visas det som händer i lönekörningen och det som behöver dig.' },
    unread: 'Oläst',
  },
} as const
