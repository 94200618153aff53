import { type CodeOf, codeList } from './code-list.ts'

/** What a car runs on, which decides the reduction of its price. */
export const carFuels = codeList(
  {
    FOS: 'Bensin, diesel eller etanol',
    EL: 'El',
    VAT: 'Vätgas',
    HYB: 'Laddhybrid',
    GAS: 'Gas, inte gasol',
  },
  'as given',
)
export type CarFuel = CodeOf<typeof carFuels>
