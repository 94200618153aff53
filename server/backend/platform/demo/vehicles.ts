import { vehicleBenefit } from '#contracts/employees/vehicle-benefit.ts'

/** The company cars of nordsken. */
const cars = [
  {
    employmentNumber: '1',
    code: 'VOL-EX30-24',
    model: 'Volvo EX30 Single Motor',
    modelYear: 2024,
    firstTaxed: '2024-02-01',
    newPrice: 241_500,
    extras: 18_000,
    vehicleTax: 360,
  },
  {
    employmentNumber: '5',
    code: 'VW-PASSAT-20',
    model: 'Volkswagen Passat GTE',
    modelYear: 2020,
    firstTaxed: '2020-04-01',
    newPrice: 398_000,
    extras: 22_500,
    vehicleTax: 1_400,
  },
] as const

/** Returns each car in every salary year since it was new. */
export const demoVehicles = (years: readonly { readonly year: number }[]) =>
  years.flatMap(({ year }) =>
    cars
      .filter(({ modelYear }) => modelYear <= year)
      .map(car => ({ ...car, year, benefit: vehicleBenefit(car, year) ?? 0 })),
  )
