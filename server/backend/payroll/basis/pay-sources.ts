import type { PaySource } from './pay-source.ts'
import { absences } from './sources/absences.ts'
import { advances } from './sources/advances.ts'
import { assignments } from './sources/assignments.ts'
import { balances } from './sources/balances.ts'
import { companyCars } from './sources/company-cars.ts'
import { earlierAbsences } from './sources/earlier-absences.ts'
import { earlierPay } from './sources/earlier-pay.ts'
import { entries } from './sources/entries.ts'
import { exchangedPay } from './sources/exchanged-pay.ts'
import { garnishments } from './sources/garnishments.ts'
import { holiday } from './sources/holiday.ts'
import { importedRows } from './sources/imported-rows.ts'
import { paidFixedPay } from './sources/paid-fixed-pay.ts'
import { standingRows } from './sources/standing-rows.ts'
import { unionFee } from './sources/union-fee.ts'

/** All sources of pay, in the order in which a basis is put together. */
export const paySources: readonly PaySource[] = [
  standingRows,
  exchangedPay,
  earlierAbsences,
  absences,
  importedRows,
  entries,
  assignments,
  companyCars,
  earlierPay,
  paidFixedPay,
  balances,
  garnishments,
  unionFee,
  advances,
  // Reads the absences of those before it.
  holiday,
]
