import type { FormRow } from '#contracts/forms/field.ts'
import { openUnit, unitName } from '#contracts/registers/result-units.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { codesIn } from '../codes-in.ts'
import type { OwnRegister } from '../own-register.ts'

/** Refuses result units that are not in their register, where the company chooses from it. */
export const distributionKeys: OwnRegister = {
  async fits(tx, form) {
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
  },
}
