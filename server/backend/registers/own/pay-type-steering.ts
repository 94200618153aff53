import { sql } from 'drizzle-orm'
import { payTypeTable } from '../../platform/database/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** The control rows of pay-type tables name steerings. */
export const payTypeSteering: OwnRegister = {
  references: () => [
    {
      text: 'löneartstabeller',
      table: payTypeTable,
      refersTo: code => sql`exists (
    select from jsonb_array_elements(${payTypeTable.controls}) as each
    where (each ->> 'TabellStyKod') collate "C" = (${code})::text collate "C")`,
    },
  ],
}
