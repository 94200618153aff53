import type { NewSalaryYear } from './shapes.ts'

/** A request to create a salary year. */
export const exampleNewSalaryYear: NewSalaryYear = {
  Year: 2027,
  CalcVehicleBenefits: false,
  CopyLonTabell: true,
  CreateSalaryPeriods: true,
  CalcBerArsLon: true,
  CalcBerSnittLon: true,
  CalcBerSnittTid: true,
}
