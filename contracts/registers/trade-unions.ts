import { amount, choice, percent, reference, text } from '../forms/fields.ts'
import { bankgiro } from '../rules/giro.ts'
import { rateKronor } from '../rules/limits.ts'
import { notNegative } from '../rules/range.ts'
import { aboveZeroWhen, code, itemName, register } from './register.ts'

const isAmount = (form: Readonly<Record<string, unknown>>) => form.AvgiftTyp === 'KR'
const isShare = (form: Readonly<Record<string, unknown>>) => form.AvgiftTyp === 'PRC'

/** The trade unions whose fees are deducted from pay (third document §7: `/fackfor`). */
export const tradeUnions = register({
  name: 'tradeUnions',
  title: 'Fackförbund',
  item: 'fackförbund',
  definite: 'fackförbundet',
  isNeuter: true,
  path: '/fackfor',
  route: '/registry/fackfor',
  area: 'Registry.FackFor',
  fields: {
    FackForID: code('Kod', 10),
    BenText: itemName('Namn', 60),
    AvgiftTyp: choice('Avgiften är', {
      choices: [
        { value: 'KR', label: 'Ett belopp i månaden' },
        { value: 'PRC', label: 'En andel av bruttolönen' },
        { value: 'IND', label: 'Anges på varje anställd' },
      ],
      default: 'IND',
      required: true,
    }),
    AvgiftKr: amount('Avgift i månaden', {
      limits: rateKronor,
      shown: isAmount,
      required: isAmount,
      rules: [notNegative, aboveZeroWhen(isAmount)],
    }),
    AvgiftPrc: percent('Avgift', {
      limits: [0, 100],
      shown: isShare,
      required: isShare,
      rules: [aboveZeroWhen(isShare)],
    }),
    MaxAvgift: amount('Högsta avgift i månaden', {
      limits: rateKronor,
      shown: isShare,
      hint: 'Tomt om det inte finns något tak.',
      rules: [notNegative],
    }),
    KontoNr: reference('Konto', { to: 'accounts', hint: 'De avdragna avgifterna bokförs här tills de betalas.' }),
    Bankgiro: text('Bankgiro', { most: 20, rules: [bankgiro], hint: 'Dit avgifterna betalas.' }),
    Referens: text('Arbetsplatsnummer', { most: 20, hint: 'Förbundets nummer på arbetsplatsen, till redovisningen.' }),
  },
  cards: [
    {
      id: 'union',
      title: 'Förbundet',
      rows: [
        ['FackForID', 'BenText'],
        ['Bankgiro', 'Referens'],
      ],
    },
    { id: 'fee', title: 'Medlemsavgift', rows: ['AvgiftTyp', ['AvgiftKr', 'AvgiftPrc', 'MaxAvgift'], 'KontoNr'] },
  ],
  columns: ['FackForID', 'BenText', 'AvgiftTyp', 'AvgiftKr', 'AvgiftPrc', 'KontoNr', 'Bankgiro'],
  notCopied: ['Referens'],
  usedBy: ['anställda'],
  examples: [
    {
      FackForID: 'HANDELS',
      BenText: 'Handelsanställdas förbund',
      AvgiftTyp: 'PRC',
      AvgiftKr: 0,
      AvgiftPrc: 1.2,
      MaxAvgift: 450,
      KontoNr: '2794',
      Bankgiro: '',
      Referens: '',
    },
    {
      FackForID: 'UNIONEN',
      BenText: 'Unionen',
      AvgiftTyp: 'KR',
      AvgiftKr: 330,
      AvgiftPrc: 0,
      MaxAvgift: 0,
      KontoNr: '2790',
      Bankgiro: '',
      Referens: '4711',
    },
  ],
})
