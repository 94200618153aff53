import type { FormRow, FormValues } from '../forms/field.ts'
import { percent } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { isOn } from '../forms/when.ts'
import { openUnit, unitOf } from '../person/result-unit.ts'
import { decimalFormat } from '../rules/decimal.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { resultUnits } from '../settings/counts.ts'
import { code, itemName, register } from './register.ts'
import { unitFacts } from './result-units.ts'

const fieldOf = (n: number) => `ResEnh${n}`
const isOpenIn = (form: FormValues) => (n: number) => isOn(openUnit(n))(form)

const someUnit: Rule<number, FormValues> = (_, { form }) => {
  const open = resultUnits.filter(isOpenIn(form))
  return open.length > 0 && open.every(n => form[fieldOf(n)] === '') ? 'Ange minst en resultatenhet.' : undefined
}

const { show } = decimalFormat({ places: 0, most: 4, zero: true })

/** Hundredths of a thousandth, so that thirds that are typed with four decimals add up exactly. */
const inParts = (share: unknown) => Math.round(Number(share) * 10_000)

const addUp: Rule<readonly FormRow[], FormValues> = value => {
  const sum = value.reduce((total, { Andel }) => total + inParts(Andel), 0)
  return value.length === 0 || sum === inParts(100)
    ? undefined
    : `Andelarna ska vara 100 % tillsammans. Nu är de ${show(sum / 10_000)} %.`
}

const unitsDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const units = value.map(row => JSON.stringify(resultUnits.map(n => row[fieldOf(n)])))
  const at = units.findIndex((each, index) => units.indexOf(each) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Samma resultatenheter som på rad ${units.indexOf(units[at] ?? '') + 1}.`
}

const empty = Object.fromEntries(resultUnits.map(n => [fieldOf(n), '']))

/** The keys by which a cost is divided among result units (third document §7: `/konhuvlista`). */
export const distributionKeys = register({
  name: 'distributionKeys',
  title: 'Fördelningsnycklar',
  item: 'fördelningsnyckel',
  definite: 'fördelningsnyckeln',
  path: '/konhuvlista',
  route: '/registry/fordelningsnycklar',
  newSegment: '@/create',
  area: 'Registry.Fordelningsnycklar',
  facts: unitFacts,
  fields: {
    KonKey: code('Nyckel', 10),
    BenText: itemName(),
    Rader: rows('Fördelning', {
      fields: {
        ...Object.fromEntries(resultUnits.map(n => [fieldOf(n), unitOf(n)])),
        Andel: percent('Andel', { limits: [0, 100], rules: [greaterThan(0), someUnit] }),
      },
      most: 50,
      totals: ['Andel'],
      required: true,
      rules: [unitsDiffer, addUp],
      hint: 'Varje rad får sin andel av kostnaden. Andelarna är 100 % tillsammans.',
      help: 'Lönekostnaden på en rad med nyckeln delas upp på resultatenheterna i bokföringen.',
    }),
  },
  cards: [
    { id: 'distributionKey', title: 'Nyckel', rows: [['KonKey', 'BenText']] },
    { id: 'distribution', title: 'Fördelning', rows: ['Rader'] },
  ],
  columns: ['KonKey', 'BenText', 'Rader'],
  usedBy: ['anställda', 'kommande ändringar av anställda', 'anställdas fasta löneposter'],
  examples: [
    { KonKey: 'HALVA', BenText: 'Butik och lager', Rader: [half('100'), half('200')] },
    { KonKey: 'HELA', BenText: 'Bara butiken', Rader: [{ ...empty, ResEnh1: '100', Andel: 100 }] },
  ],
})

function half(ResEnh1: string): FormRow {
  return { ...empty, ResEnh1, Andel: 50 }
}
