import type { FormRow } from '#contracts/forms/field.ts'
import { tablesOfNew } from '../../pay-types/tables-of-new.ts'
import { ruleKinds } from '../../tables/registers.ts'
import { agreement } from '../../tables/schema.ts'
import { codesIn } from '../codes-in.ts'
import type { OwnRegister } from '../own-register.ts'

/** Payroll joins agreements, and the company's facts read which rules they open. */
export const agreements: OwnRegister = {
  place: {
    table: agreement,
    columns: {
      AvtalId: 'id',
      BenText: 'name',
      TabellKod: 'payTypeTable',
      SemAvtalKod: 'vacationAgreement',
      UtbetPer: 'payoutPeriod',
      FerIngBer: 'calculatesHolidayPay',
      FerUphLon: 'hasPausePay',
    },
    flags: { openRules: Object.fromEntries(ruleKinds.map(kind => [`Open${kind}Regler`, kind])) },
    rest: 'settings',
  },
  starts: async (tx, year) => ({ TabellKod: (await tablesOfNew(tx, year)).own }),
  /** Refuses codes of Fora that are not in the list, where the company chooses from it. */
  async fits(tx, form) {
    if (form.ForaUseFOKList !== true || form.AmfTecknad !== true) return {}
    const codes = (form.ForaMarkups as readonly FormRow[]).map(({ FokId }) => String(FokId))
    const found = await codesIn(tx, 'foraCodes', codes)
    const at = codes.findIndex(code => !found.has(code))
    return at < 0 ? {} : { ForaMarkups: `Rad ${at + 1}: ${codes[at]} finns inte bland Foras koder.` }
  },
}
