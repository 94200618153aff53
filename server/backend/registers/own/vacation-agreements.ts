import { vacationAgreement } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** Payroll joins vacation agreements. */
export const vacationAgreements: OwnRegister = {
  place: {
    table: vacationAgreement,
    columns: {
      AvtalKod: 'code',
      BenText: 'name',
      StartSemYear: 'yearStart',
      StartIntjanande: 'earningStart',
      SemDagar: 'days',
    },
    rest: 'settings',
  },
}
