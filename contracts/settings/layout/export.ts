import type { FormPage } from '../../forms/form-layout.ts'
import { isOn } from '../../forms/when.ts'
import { resultUnits } from '../counts.ts'
import { itp2Parts } from '../pension-and-union.ts'

/**
 * The page Export: files to the bank, the accounting program, pension companies and organisations.
 */
export const exportPage: FormPage = {
  name: 'ExportSettings',
  title: 'Export',
  read: 'Settings.Export.Read',
  write: 'Settings.Export.Write',
  cards: [
    {
      id: 'bank',
      tab: 'Bank',
      title: 'Bankfil',
      description: 'Filen som lönerna betalas med.',
      toggledBy: 'KopplaBank',
      rows: [
        'BankNamn',
        'Bankgiro',
        ['BankClearNr', 'BankKonto'],
        ['BankIBAN', 'BankBIC'],
        'BankFtgNr',
        'BankPersonNr',
        'BankKundId',
        'BankIsoKundIDCust',
        'BankIsoSigner',
        'BankIsoSignerCust',
        'BankIsoStrictDate',
      ],
    },
    {
      id: 'accounting',
      tab: 'Bokföring',
      title: 'Bokföringsprogram',
      description: 'Filen med verifikationer.',
      toggledBy: 'KopplaBokf',
      rows: ['BokfProg', 'BokfFtgId', 'BokfAntal', 'BokfAnstNr', 'BokfKopplaAnst'],
    },
    ...resultUnits.map(n => ({
      id: `exported-unit-${n}`,
      tab: 'Bokföring',
      title: `Resultatenhet ${n} i bokföringsprogrammet`,
      description: 'Om enheten följer med, och vad den heter där.',
      isShown: isOn(`OpenResEnhet${n}`),
      toggledBy: `BokfResEnh${n}`,
      rows: [`BokfKopplaRE${n}`],
    })),
    {
      id: 'fora',
      tab: 'Pension',
      title: 'Fora',
      description: 'Avtalspension och försäkringar för arbetare.',
      toggledBy: 'AmfTecknad',
      rows: ['AmfAvtalsnr', 'ForaUseHanforligLon', 'ForaUseFOKList'],
    },
    {
      id: 'itp',
      tab: 'Pension',
      title: 'Collectum',
      description: 'Tjänstemännens pension, ITP.',
      toggledBy: 'ITPTecknad',
      rows: [['ITP1Prodid', 'ITP2Prodid'], ...itp2Parts.map(part => [`ITP2Use${part}`, `ITP2${part}Kod`])],
    },
    {
      id: 'kp',
      tab: 'Pension',
      title: 'KP Pension',
      description: 'Kooperationens pension.',
      toggledBy: 'KPTecknad',
      rows: [['KPArbGivNr', 'KPAvtalsNummer']],
    },
    {
      id: 'saf',
      tab: 'Organisationer',
      title: 'Svenskt Näringsliv',
      description: 'Statistik till arbetsgivarnas organisation.',
      toggledBy: 'SafMedlem',
      rows: [
        ['SafMedlNr', 'SafArbplNr'],
        ['SafForbNr', 'SafAvtKod'],
      ],
    },
    {
      id: 'kfo',
      tab: 'Organisationer',
      title: 'Fremia',
      description: 'Statistik till arbetsgivarnas organisation, tidigare KFO.',
      toggledBy: 'KfoMedlem',
      rows: [['KfoAvtKod', 'KfoKomKod']],
    },
    {
      id: 'unions',
      tab: 'Organisationer',
      title: 'Fackavgifter',
      description: 'Vad redovisningen till facket märks med.',
      rows: [['FakArbstNr', 'FakForbNr']],
    },
    {
      id: 'statistics',
      tab: 'Organisationer',
      title: 'Statistik till SCB',
      description: 'Lönestatistik och sjuklöner.',
      rows: ['ScbStatistik'],
    },
    {
      id: 'losen',
      tab: 'Organisationer',
      title: 'LÖSEN',
      description: 'Rapporten delas upp på en resultatenhet.',
      toggledBy: 'UseLosen',
      rows: ['LosenResEnh'],
    },
  ],
}
