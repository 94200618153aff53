import { and, eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { payTypeCalls } from '#contracts/pay-types/calls.ts'
import { payTypeTables } from '#contracts/registers/pay-type-tables.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { payTypeTable } from '../tables/schema.ts'
import { tablesOfNew } from './tables-of-new.ts'

const { model } = payTypeTables

export const payTypesArea: Handlers<typeof payTypeCalls> = {
  async tableYear({ tx, scope: { SalaryYear }, params: { TabellKod }, now }) {
    if (!SalaryYear) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
    const [row] = await tx
      .select()
      .from(payTypeTable)
      .where(and(eq(payTypeTable.year, SalaryYear), eq(payTypeTable.code, TabellKod)))
    if (!row) throw new Refusal(errors.registerItemMissing)
    const today = swedishDate(now)
    const stored = { ...row.amounts, TabellKod: row.code, BenText: row.name, LonSty: row.controls }
    return model.write(model.read(stored, today), today)
  },
  agreementStart: async ({ tx, scope: { SalaryYear } }) => ({ TabellKod: (await tablesOfNew(tx, SalaryYear)).own }),
}
