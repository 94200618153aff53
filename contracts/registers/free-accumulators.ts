import { units } from '../code-lists/pay-types.ts'
import { choice, flag } from '../forms/fields.ts'
import { code, itemName, register } from './register.ts'

const summed = units.options().filter(({ value }) => ['KR', 'TIM', 'DAG', 'ST'].includes(value))

/** Sums of a person's pay that a company follows itself (third document §7: `/FriaAckarDef`). */
export const freeAccumulators = register({
  name: 'freeAccumulators',
  title: 'Fria ackumulatorer',
  item: 'ackumulator',
  definite: 'ackumulatorn',
  path: '/FriaAckarDef',
  route: '/registry/friaackardef',
  area: 'Registry.FriaAckarDef',
  fields: {
    AckID: code('Kod', 10),
    BenText: itemName(),
    Enhet: choice('Summerar', { choices: summed, default: 'KR', required: true }),
    Nollstalls: choice('Börjar om', {
      choices: [
        { value: 'AR', label: 'Varje kalenderår' },
        { value: 'SEM', label: 'Varje semesterår' },
        { value: 'ALD', label: 'Aldrig' },
      ],
      default: 'AR',
      required: true,
    }),
    VisaLonebesked: flag('Visas på lönebeskedet'),
  },
  columns: ['AckID', 'BenText', 'Enhet', 'Nollstalls', 'VisaLonebesked'],
  examples: [
    { AckID: 'F1', BenText: 'Provision', Enhet: 'KR', Nollstalls: 'AR', VisaLonebesked: true },
    { AckID: 'F2', BenText: 'Jourtimmar', Enhet: 'TIM', Nollstalls: 'ALD', VisaLonebesked: false },
  ],
})
