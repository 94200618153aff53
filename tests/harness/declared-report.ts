import { payRows } from '#contracts/reports/facts/pay-rows.ts'
import { report } from '#contracts/reports/report.ts'

/**
 * A report that is only a declaration, without groups. Specs put it in the place of
 * `contracts/reports/pay-type-list.ts`: one file, and all else follows.
 */
export const payTypeList = report({
  title: 'Provrapport',
  path: '/rapporter/loneartslista',
  right: 'Reports.Personkort.Read',
  facts: payRows,
  columns: {
    Person: { kind: 'by', field: 'AnstNr', label: 'Person' },
    Arter: { kind: 'count', field: 'LonArtNr', label: 'Lönearter' },
    Antal: { kind: 'sum', field: 'Antal', label: 'Antal', within: 'Enhet' },
    Summa: { kind: 'sum', field: 'Belopp', label: 'Summa' },
  },
  sortedBy: 'Person',
  searched: ['Person'],
  examples: {
    Rader: [
      { Person: '1', Arter: 2, Antal: null, Summa: 27_866 },
      { Person: '2', Arter: 2, Antal: null, Summa: 22_809 },
    ],
    Summor: [{ Grupp: null, Arter: 2, Antal: null, Summa: 50_675 }],
  },
})
