import { asc, inArray } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { daySchedulesIn } from '#contracts/registers/work-schedules.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { daySchedule } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/**
 * Refuses a work schedule with day schedules that do not exist. Those that do are kept meanwhile.
 */
export async function daySchedulesExist(tx: Transaction, values: FormValues): Promise<FieldMessages> {
  const codes = daySchedulesIn(values)
  if (codes.length === 0) return {}
  const found = await tx
    .select({ id: daySchedule.id })
    .from(daySchedule)
    .where(inArray(daySchedule.id, [...codes]))
    .orderBy(asc(daySchedule.id))
    .for('share')
  const missing = codes.find(code => !found.some(({ id }) => id === code))
  if (missing === undefined) return {}
  const field = Array.isArray(values.Veckor) && values.Veckor.includes(missing) ? 'Veckor' : 'Avvikelser'
  return { [field]: `Dagschemat ${missing} finns inte.` }
}
