import { eq } from 'drizzle-orm'
import type { ResultUnits, resultUnitCalls } from '#contracts/registers/result-units.calls.ts'
import { unitFacts } from '#contracts/registers/result-units.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { settingsOf } from '../settings/company-settings.ts'
import { company as companyTable, registerItem } from '../tables/schema.ts'

/** The handler of the call about all result units. */
export const resultUnitsArea: Handlers<typeof resultUnitCalls> = {
  async all({ tx, company: { ftgKey } }) {
    const [row] = await tx.select().from(companyTable).where(eq(companyTable.ftgKey, ftgKey))
    const facts = row ? settingsOf(row, unitFacts) : {}
    const units = async (n: number) => {
      if (facts[`OpenResEnhet${n}`] !== true) return []
      const found = await tx
        .select({ Kod: registerItem.key, values: registerItem.values })
        .from(registerItem)
        .where(eq(registerItem.register, `resultUnits${n}`))
        .orderBy(registerItem.key)
      return found.map(({ Kod, values }) => ({ Kod, BenText: String(values.BenText), Aktiv: values.Aktiv !== false }))
    }
    const lists = []
    for (const n of resultUnits) lists.push([`ResEnh${n}`, await units(n)])
    return Object.fromEntries(lists) as ResultUnits
  },
}
