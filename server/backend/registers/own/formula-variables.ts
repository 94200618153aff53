import { type AnyColumn, eq, sql } from 'drizzle-orm'
import { formulaFields } from '#contracts/registers/formula-fields.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import { twenty } from '#contracts/settings/counts.ts'
import { lockFormulas } from '../../formulas/formula-names.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { registerItem } from '../../tables/schema.ts'
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
  /**
   * Refuses a code that a base or another variable has in other letters: a formula would read
   * one.
   */
  async fits(tx, { Kod }, _, original) {
    if (original) return {}
    const code = folded(String(Kod))
    const settings = await settingsFor(
      tx,
      twenty.map(n => `BelKodP${n}`),
    )
    const base = twenty.find(n => folded(String(settings[`BelKodP${n}`] ?? '')) === code)
    if (base !== undefined) return { Kod: `Bas ${base} har redan den formelkoden.` }
    const others = await tx
      .select({ key: registerItem.key })
      .from(registerItem)
      .where(eq(registerItem.register, 'formulaVariables'))
    const other = others.find(({ key }) => key !== Kod && folded(key) === code)
    return other ? { Kod: `Formelvariabeln ${other.key} har redan den koden.` } : {}
  },
}
