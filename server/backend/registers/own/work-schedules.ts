import { asc, inArray } from 'drizzle-orm'
import { daySchedulesIn } from '#contracts/registers/work-schedules.ts'
import { daySchedule, workSchedule } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

export const workSchedules: OwnRegister = {
  place: { table: workSchedule, columns: { SchemaID: 'id', BenText: 'name' }, rest: 'settings' },
  /** Refuses day schedules that do not exist. Those that do are kept meanwhile. */
  async fits(tx, form) {
    const codes = daySchedulesIn(form)
    if (codes.length === 0) return {}
    const found = await tx
      .select({ id: daySchedule.id })
      .from(daySchedule)
      .where(inArray(daySchedule.id, [...codes]))
      .orderBy(asc(daySchedule.id))
      .for('share')
    const missing = codes.find(code => !found.some(({ id }) => id === code))
    if (missing === undefined) return {}
    const field = Array.isArray(form.Veckor) && form.Veckor.includes(missing) ? 'Veckor' : 'Avvikelser'
    return { [field]: `Dagschemat ${missing} finns inte.` }
  },
}
