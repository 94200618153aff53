import { codeList } from './code-list.ts'

/** SCB's surveys of wages (rights area SCB; scb.se, Lämna uppgifter). */
export const scbSurveys = codeList({
  SLP: 'Lönestrukturstatistik, privat sektor',
  KLP: 'Konjunkturstatistik, löner för privat sektor',
  KSJU: 'Konjunkturstatistik över sjuklöner',
  SUS: 'Arbetskraftskostnadens nivå och struktur',
  KSP: 'Kortperiodisk sysselsättningsstatistik, privat sektor',
})

/** The components of pay in wage statistics (SCB, SLP and KLP, instructions for reporting). */
export const statisticsCodes = codeList(
  {
    GRU: 'Grundlön',
    FAS: 'Fasta tillägg',
    RÖR: 'Rörliga tillägg',
    PRE: 'Prestationslön',
    OBT: 'Skift- och ob-tillägg',
    JOU: 'Jour- och beredskapsersättning',
    ÖVT: 'Övertidsersättning',
    MER: 'Mertidsersättning',
    SJL: 'Sjuklön',
    SEM: 'Semesterlön',
    FÖR: 'Förmåner',
    RET: 'Retroaktiv lön',
    EJ: 'Ingår inte',
  },
  'as given',
)

/** The staff categories that SCB and Svenskt Näringsliv use. */
export const staffCategories = codeList({ A: 'Arbetare', T: 'Tjänstemän' })
