import { type CodeOf, codeList } from './code-list.ts'

/** The fuel of a car, which decides the reduction of its price. */
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

/**
 * The cars that mileage is paid for, which decide the tax-free amount (Inkomstskattelagen 12:27 and
 * 16:27).
 */
export const mileageCars = codeList(
  {
    EGEN: 'Egen bil',
    BENSIN: 'Förmånsbil, bensin eller hybrid',
    DIESEL: 'Förmånsbil, diesel',
    EL: 'Förmånsbil, el',
  },
  'as given',
)
export type MileageCar = CodeOf<typeof mileageCars>
