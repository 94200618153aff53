import { payKinds } from '../code-lists/pay-treatment.ts'
import { units } from '../code-lists/pay-types.ts'
import { payRows } from './facts/pay-rows.ts'
import { report } from './report.ts'

/** The pay types that were used in a period. */
export const payTypeList = report({
  title: 'Löneartslista',
  path: '/rapporter/loneartslista',
  right: 'Reports.Loneartslista.Read',
  facts: payRows,
  columns: {
    LonArtNr: { kind: 'by', field: 'LonArtNr', label: 'Löneart', width: 100 },
    Text: { kind: 'usual', field: 'Text', label: 'Benämning', width: 240 },
    LonTyp: { kind: 'by', field: 'LonTyp', label: 'Slag', codes: payKinds, width: 170 },
    Enhet: { kind: 'by', field: 'Enhet', label: 'Enhet', codes: units, width: 110 },
    Antal: { kind: 'sum', field: 'Antal', label: 'Antal', within: 'Enhet', width: 110 },
    Snittpris: { kind: 'ratio', of: 'Belopp', per: 'Antal', label: 'Snittpris', width: 130 },
    Belopp: { kind: 'sum', field: 'Belopp', label: 'Belopp', within: 'LonTyp', width: 150 },
    Personer: { kind: 'count', field: 'AnstNr', label: 'Personer', width: 100 },
  },
  group: 'LonTyp',
  sortedBy: 'LonArtNr',
  searched: ['LonArtNr', 'Text'],
  examples: {
    Rader: [
      {
        LonArtNr: '1000',
        Text: 'Månadslön',
        LonTyp: 'BRUTTO',
        Enhet: 'MÅN',
        Antal: 2,
        Snittpris: 31_750,
        Belopp: 63_500,
        Personer: 2,
      },
      {
        LonArtNr: '9000',
        Text: 'Preliminär skatt',
        LonTyp: 'SKATT',
        Enhet: 'KR',
        Antal: null,
        Snittpris: null,
        Belopp: -12_825,
        Personer: 2,
      },
    ],
    Summor: [
      { Grupp: 'BRUTTO', Antal: 2, Snittpris: 31_750, Belopp: 63_500, Personer: 2 },
      { Grupp: 'SKATT', Antal: null, Snittpris: null, Belopp: -12_825, Personer: 2 },
      { Grupp: null, Antal: null, Snittpris: null, Belopp: null, Personer: 2 },
    ],
  },
})
