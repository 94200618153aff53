import { and, eq, inArray } from 'drizzle-orm'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/registers/names.ts'
import { openUnit, unitName } from '#contracts/registers/result-units.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { registerItem } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { daySchedulesExist } from '../schedules/day-schedules-exist.ts'

/** Returns the messages of what only the database knows to be wrong in an item. */
type Check = (tx: Transaction, form: FormValues) => Promise<FieldMessages>

/** Refuses result units that are not in their register, where the company chooses from it. */
const unitsExist: Check = async (tx, form) => {
  const rows = form.Rader as readonly FormRow[]
  for (const n of resultUnits) {
    if (form[openUnit(n)] !== true || form[`RegisterResEnh${n}`] !== true) continue
    const codes = rows.map(row => String(row[`ResEnh${n}`])).filter(code => code !== '')
    if (codes.length === 0) continue
    const found = await tx
      .select({ key: registerItem.key })
      .from(registerItem)
      .where(and(eq(registerItem.register, `resultUnits${n}`), inArray(registerItem.key, codes)))
      .for('share')
    const at = rows.findIndex(row => {
      const code = row[`ResEnh${n}`]
      return code !== '' && !found.some(({ key }) => key === code)
    })
    if (at >= 0) {
      const message = `Rad ${at + 1}: ${unitName(n)(form)} ${rows[at]?.[`ResEnh${n}`]} finns inte i registret.`
      return { Rader: message }
    }
  }
  return {}
}

/** The checks of registers whose items name something that is no reference of a field. */
export const registerChecks: Partial<Readonly<Record<RegisterName, Check>>> = {
  distributionKeys: unitsExist,
  workSchedules: daySchedulesExist,
}
