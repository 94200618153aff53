import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import { vehicleBenefit } from '../engine/benefits/vehicle-benefit.ts'
import { uuidOf } from '../invented-persons/chance.ts'
import { demoYear } from '../invented-persons/staff.ts'
import { law } from '../law/law.ts'
import { monthsIn } from '../vehicles/recalculation.ts'

const none = { extras: 0, vehicleTax: 0, comparedText: '', comparedCode: '', comparedPrice: 0, drivesFar: false }

/** The company cars of nordsken. One has no price, so that its benefit cannot be calculated. */
export const demoVehicles = [
  {
    ...none,
    employmentNumber: '1',
    code: 'VOL-EX30-24',
    model: 'Volvo EX30 Single Motor',
    modelYear: 2024,
    firstTaxed: '2024-02-01',
    fuel: 'EL',
    newPrice: 483_000,
    extras: 18_000,
    vehicleTax: 360,
    heldFrom: '2024-02-05',
    heldTo: null,
  },
  {
    ...none,
    employmentNumber: '5',
    code: 'VW-PASSAT-20',
    model: 'Volkswagen Passat GTE',
    modelYear: 2020,
    firstTaxed: '2020-04-01',
    fuel: 'HYB',
    newPrice: 468_000,
    extras: 22_500,
    vehicleTax: 1_400,
    comparedText: 'Volkswagen Passat 1.5 TSI',
    comparedCode: 'VW-PASSAT-TSI-20',
    comparedPrice: 398_000,
    heldFrom: '2020-04-15',
    heldTo: null,
  },
  {
    ...none,
    employmentNumber: '3',
    code: '',
    model: 'Kia Ceed Sportswagon',
    modelYear: 2023,
    firstTaxed: '2023-05-01',
    fuel: 'FOS',
    newPrice: 0,
    vehicleTax: 1_642,
    heldFrom: '2026-03-01',
    heldTo: null,
  },
  {
    ...none,
    employmentNumber: '4',
    code: 'VOL-XC60-22',
    model: 'Volvo XC60 B4 Diesel',
    modelYear: 2022,
    firstTaxed: '2021-11-01',
    fuel: 'FOS',
    newPrice: 529_000,
    extras: 31_000,
    vehicleTax: 7_954,
    drivesFar: true,
    heldFrom: '2021-11-20',
    heldTo: null,
  },
].map(car => ({ ...car, id: uuidOf(`vehicle ${car.employmentNumber}`), fuel: car.fuel as CarFuel }))

/**
 * Returns the benefit of each car in every salary year with it. The latest year still has the
 * amounts of the year before, so that there is something to recalculate.
 */
export const demoBenefits = (years: readonly { readonly year: number }[]) =>
  years.flatMap(({ year }) =>
    demoVehicles.flatMap(car => {
      const months = monthsIn(year, car.heldFrom, car.heldTo)
      const calculated = vehicleBenefit(law, car, year === demoYear ? year - 1 : year, months)
      return months > 0 && 'benefit' in calculated
        ? [{ vehicleId: car.id, year, benefit: calculated.benefit.total }]
        : []
    }),
  )
