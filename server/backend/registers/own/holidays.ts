import { isDate } from '#contracts/rules/date.ts'
import { holiday } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** The key is a date, in a column of dates. */
export const holidays: OwnRegister = {
  place: {
    table: holiday,
    columns: { Datum: 'day', BenText: 'name', HelgTyp: 'kind', Forkortning: 'shortened' },
    isKey: isDate,
  },
}
