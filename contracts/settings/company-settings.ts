import { type Fields, formModel } from '../forms/form-model.ts'
import { accounts } from './accounts.ts'
import { bank } from './bank.ts'
import { bases } from './bases.ts'
import { calendar } from './calendar.ts'
import { accountingExport } from './export.ts'
import { identity } from './identity.ts'
import { settingsPages } from './layout/pages.ts'
import { mailbox } from './mailbox.ts'
import { mileage } from './mileage.ts'
import { other, workplaceMutation } from './other.ts'
import { payslip } from './payslip.ts'
import { pensionAndUnion } from './pension-and-union.ts'
import { posting } from './posting.ts'
import { units } from './result-units.ts'
import { rounding } from './rounding.ts'
import { tax, taxMutations } from './tax.ts'
import { saidOnce, withEffectTold } from './waits-for.ts'

const declared = {
  ...identity,
  ...calendar,
  ...mileage,
  ...rounding,
  ...units,
  ...bank,
  ...tax,
  ...bases,
  ...posting,
  ...accounts,
  ...accountingExport,
  ...pensionAndUnion,
  ...mailbox,
  ...payslip,
  ...other,
}

/** The cards that say for their fields that they have no effect. */
export const effectsOnCards = saidOnce(settingsPages)

/** Returns fields that say on the screen when they have no effect. */
const withEffects = <All extends Fields>(fields: All): All =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withEffectTold(name, field, effectsOnCards)]),
  ) as All

/**
 * A company's settings (second document §3.1), with the limits of §5.2. Where the document names a
 * family of fields without its members (Kto*, Speca*, PrintoutPayslip*, ITP2Use*), the members'
 * names are ours.
 */
export const companySettings = formModel('Företagsinställningar', withEffects(declared), [
  ...taxMutations,
  workplaceMutation,
])
