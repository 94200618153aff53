import { type AnyColumn, sql } from 'drizzle-orm'
import { formulaFields } from '#contracts/registers/formula-fields.ts'
import { lockFormulas } from '../../formulas/formula-names.ts'
import type { OwnRegister } from '../own-register.ts'

/** The formulas of all registers may name a variable, in any case. */
export const formulaVariables: OwnRegister = {
  references: fieldOf =>
    formulaFields.map(({ register, field, text }) => {
      const { column, ...rows } = fieldOf(register, field)
      const words = sql`regexp_split_to_array(lower(${column} collate "sv-x-icu"), '[^a-zåäö0-9]+')`
      const refersTo = (code: AnyColumn | string) => sql`lower(${code} collate "sv-x-icu") = any(${words})`
      return { ...rows, text, refersTo }
    }),
  beforeRemoval: lockFormulas,
}
