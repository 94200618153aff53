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

/** Returns those of the codes that a register has, and keeps them until the transaction ends. */
async function codesIn(tx: Transaction, register: RegisterName, codes: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .select({ key: registerItem.key })
    .from(registerItem)
    .where(and(eq(registerItem.register, register), inArray(registerItem.key, [...codes])))
    .for('share')
  return new Set(found.map(({ key }) => key))
}

/** Refuses result units that are not in their register, where the company chooses from it. */
const unitsExist: Check = async (tx, form) => {
  const rows = form.Rader as readonly FormRow[]
  for (const n of resultUnits) {
    if (form[openUnit(n)] !== true || form[`RegisterResEnh${n}`] !== true) continue
    const codes = rows.map(row => String(row[`ResEnh${n}`])).filter(code => code !== '')
    if (codes.length === 0) continue
    const found = await codesIn(tx, `resultUnits${n}`, codes)
    const at = rows.findIndex(row => {
      const code = row[`ResEnh${n}`]
      return code !== '' && !found.has(String(code))
    })
    if (at >= 0) {
      const message = `Rad ${at + 1}: ${unitName(n)(form)} ${rows[at]?.[`ResEnh${n}`]} finns inte i registret.`
      return { Rader: message }
    }
  }
  return {}
}

/** Refuses codes of Fora that are not in the list, where the company chooses from it. */
const foraCodesExist: Check = async (tx, form) => {
  if (form.ForaUseFOKList !== true || form.AmfTecknad !== true) return {}
  const codes = (form.ForaMarkups as readonly FormRow[]).map(({ FokId }) => String(FokId))
  const found = await codesIn(tx, 'foraCodes', codes)
  const at = codes.findIndex(code => !found.has(code))
  return at < 0 ? {} : { ForaMarkups: `Rad ${at + 1}: ${codes[at]} finns inte bland Foras koder.` }
}

/** The checks of registers whose items name something that is no reference of a field. */
export const registerChecks: Partial<Readonly<Record<RegisterName, Check>>> = {
  distributionKeys: unitsExist,
  workSchedules: daySchedulesExist,
  agreements: foraCodesExist,
}
