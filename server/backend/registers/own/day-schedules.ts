import { sql } from 'drizzle-orm'
import { daySchedule, workSchedule } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** A work schedule has the codes of day schedules in its weeks and in its deviating days. */
export const daySchedules: OwnRegister = {
  place: { table: daySchedule, columns: { SkiftID: 'id', BenText: 'name' }, rest: 'settings' },
  references: () => [
    {
      text: 'arbetsscheman',
      table: workSchedule,
      refersTo: code => sql`(${workSchedule.settings} -> 'Veckor' ? (${code})::text or exists (
    select from jsonb_array_elements_text(${workSchedule.settings} -> 'Avvikelser') as each
    where substr(each, 12) collate "C" = (${code})::text collate "C"))`,
    },
  ],
}
