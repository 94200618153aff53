import { codeList } from './code-list.ts'

/**
 * The notice periods (second document §3.5): one to six months as in Lagen om anställningsskydd 11
 * §, or four weeks.
 */
export const noticePeriods = codeList(
  {
    '001': '1 månad',
    '002': '2 månader',
    '003': '3 månader',
    '004': '4 månader',
    '005': '5 månader',
    '006': '6 månader',
    '104': '4 veckor',
  },
  'by code',
)

/** The person types (second document §3.5), which decide how wages are posted and reported. */
export const personTypes = codeList({
  ARB: 'Arbetare',
  TJM: 'Tjänsteman',
  LED: 'Företagsledare',
  DEL: 'Delägare',
  IDR: 'Idrottsutövare',
  ÖVR: 'Övrig',
})

/** The salary forms (second document §3.5). */
export const salaryForms = codeList({ MÅN: 'Månadslön', TIM: 'Timlön' })

/** DelManad of an agreement: how a part of a month is paid (the codes are ours). */
export const partMonths = codeList(
  {
    A: 'Månadens arbetsdagar',
    K: 'Månadens kalenderdagar',
    Y: 'Kalenderdagar, tolv månader delat med 365',
  },
  'as given',
)

/** The bases of the pay for a part-timer's additional time, in an agreement. */
export const additionalTimeBases = codeList(
  {
    V: 'Månadslönen och den egna veckoarbetstiden',
    H: 'Månadslönen vid heltid',
  },
  'as given',
)

/** The forms of an agreed amount: kronor, or the divisor of a full-time month's pay. */
export const agreedRates = codeList({ KR: 'Kronor', DEL: 'Heltidslönen delad med' }, 'as given')

/** The pay intervals (second document §3.5), the most common first. */
export const payoutPeriods = codeList(
  {
    M: 'Varje månad',
    K: 'Varje kvartal',
    V: 'Varje vecka',
    W: 'Varannan vecka',
    Q: 'Var fjärde vecka',
    H: 'Varje halvår',
    '-': 'Ingen fast period',
  },
  'as given',
)

/** The payment methods of wages (second document §3.5). */
export const payoutMethods = codeList({
  BNK: 'Bankkonto',
  BNU: 'Utländskt bankkonto',
  PGU: 'Utbetalning via Plusgirot',
  KON: 'Kontant',
})

/** Legal gender, by which wage statistics are divided (Diskrimineringslagen 3 kap. 8 §; SCB). */
export const genders = codeList({ K: 'Kvinna', M: 'Man' })
