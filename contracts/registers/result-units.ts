import { flag } from '../forms/fields.ts'
import { maxOfUnit, nameOfUnit, openUnit, unitName } from '../person/result-unit.ts'
import type { RegisterName } from '../reference-data/register-names.ts'
import { resultUnits as numbers } from '../settings/counts.ts'
import type { CompanyFact } from './company-facts.ts'
import { code, itemName, type Register, register } from './register.ts'

/** The facts of the company about its result units. */
export const unitFacts = numbers.flatMap(n => [
  openUnit(n),
  nameOfUnit(n),
  `RegisterResEnh${n}`,
]) as readonly CompanyFact[]

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
