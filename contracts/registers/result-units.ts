import type { FormValues } from '../forms/field.ts'
import { flag, reference } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { resultUnits as numbers } from '../settings/counts.ts'
import type { CompanyFact } from './company-facts.ts'
import type { RegisterName } from './names.ts'
import { code, itemName, type Register, register } from './register.ts'

/** The most characters of the code of a result unit. */
const maxOfUnit = 10

/** The company's flag that a result unit is used, and what the company calls it. */
export const openUnit = (n: number) => `OpenResEnhet${n}`
const nameOfUnit = (n: number) => `ResEnhet${n}Namn`

/** The facts of the company about its result units. */
export const unitFacts = numbers.flatMap(n => [
  openUnit(n),
  nameOfUnit(n),
  `RegisterResEnh${n}`,
]) as readonly CompanyFact[]

/** Returns what the company calls a result unit. */
export const unitName =
  (n: number) =>
  (company: Readonly<Record<string, unknown>> | FormValues): string =>
    String(company[nameOfUnit(n)] || `Resultatenhet ${n}`)

/**
 * Declares the result unit of something: of its register where the company chooses from it, and
 * else any code.
 */
export const unitOf = (n: number) =>
  reference(unitName(n), {
    to: `resultUnits${n}` as RegisterName,
    most: maxOfUnit,
    when: isOn(openUnit(n), `RegisterResEnh${n}`),
    shown: isOn(openUnit(n)),
  })

/** The registers of the six result units, which share a screen (second document §2.2). */
export const resultUnits = Object.fromEntries(
  numbers.map(n => {
    const key = `ResEnh${n}`
    return [
      `resultUnits${n}`,
      register({
        name: `resultUnits${n}`,
        title: 'Resultatenheter',
        item: 'resultatenhet',
        definite: 'resultatenheten',
        path: `/resenheter/${n}`,
        route: '/registry/resenheter',
        tab: { value: `${n}`, isOpen: openUnit(n) as CompanyFact, label: unitName(n) },
        area: 'Registry.Resenheter',
        facts: unitFacts,
        fields: {
          [key]: code(unitName(n), maxOfUnit),
          BenText: itemName(),
          Aktiv: flag('Aktiv', {
            default: true,
            hint: 'En resultatenhet som inte är aktiv går inte att välja på nya rader.',
          }),
        },
        columns: [key, 'BenText', 'Aktiv'],
        usedBy: ['anställda', 'kommande ändringar av anställda', 'anställdas fasta löneposter'],
        examples: [
          { [key]: '100', BenText: 'Butiken', Aktiv: true },
          { [key]: '200', BenText: 'Lagret', Aktiv: false },
        ],
      }),
    ]
  }),
) as unknown as Readonly<Record<Extract<RegisterName, `resultUnits${number}`>, Register>>
