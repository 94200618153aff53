import type { FormPage } from '../../forms/form-layout.ts'
import { accountGroups } from '../accounts.ts'

/** The page Bokföringsinställningar: rounding, posting and division of wages, and the accounts. */
export const bookkeepingPage: FormPage = {
  name: 'BokforingSettings',
  title: 'Bokföringsinställningar',
  read: 'Settings.Bokforing.Read',
  write: 'Settings.Bokforing.Write',
  cards: [
    {
      id: 'books',
      tab: 'Kontering',
      title: 'Räkenskapsår och moms',
      description: 'Det som gäller hela bokföringen.',
      rows: ['StartBokfAr', 'Momspliktig'],
    },
    {
      id: 'rounding',
      tab: 'Kontering',
      title: 'Avrundning',
      description: 'Hur många decimaler belopp räknas med.',
      rows: [['AvrundaKontering', 'AvrundaSumma'], 'AvrundaTotal'],
    },
    {
      id: 'vouchers',
      tab: 'Kontering',
      title: 'Verifikationer',
      description: 'Serie, nummer och datum.',
      rows: ['BokfVerSer', 'VernrUseNext', 'VernrNextNr', ['BokfdatLon', 'BokfdatSkatt']],
    },
    {
      id: 'distribution',
      tab: 'Kontering',
      title: 'Fördelning på resultatenheter',
      description: 'Vad som följer lönen när den delas upp.',
      rows: ['FordelaArbAvg', 'FordelaSemLon', 'FordelaPension', 'FordelaMotkonto'],
    },
    {
      id: 'posting',
      tab: 'Kontering',
      title: 'Det här bokförs',
      description: 'Utöver löner, skatter och avdrag.',
      isNamed: true,
      rows: [
        'KonteraBerArbAvg',
        'KonteraBerSemLon',
        'KonteraAvrSemLon',
        'KonteraAmfAvgift',
        'KonteraPension1',
        'KonteraPension2',
        'KonteraNaturaFrm',
        'KonteraPassiva',
        'KonteraAntal',
      ],
    },
    {
      id: 'specification',
      tab: 'Kontering',
      title: 'Specificera verifikationer',
      description: 'Vad som står på egna rader i stället för i en summa.',
      isNamed: true,
      rows: [
        'SpecaAnstNr',
        'SpecaLonArt',
        'SpecaAvdelning',
        'SpecaDatum',
        'SpecaText',
        'SpecaSkatt',
        'SpecaNetto',
        'SpecaArbAvg',
        'SpecaSemLon',
        'SpecaPension',
      ],
    },
    ...Object.entries(accountGroups).map(([id, { title, description, accounts }]) => ({
      id: `accounts-${id}`,
      tab: 'Konton',
      title,
      description,
      rows: pairsOf(Object.keys(accounts)),
    })),
  ],
}

/** Returns the names as rows of two. */
function pairsOf(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((_, at) => (at % 2 === 0 ? [names.slice(at, at + 2)] : []))
}
