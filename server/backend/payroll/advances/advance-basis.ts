import type { IsoDate } from '#contracts/rules/date.ts'
import { asPay } from '../../engine/after-tax/advances.ts'
import type { History } from '../../engine/basis/absence-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import type { Ore } from '../../engine/money.ts'
import { WrongBasis } from '../../engine/reading.ts'
import { basisHash, frozen } from '../basis/basis-hash.ts'
import type { HashedBasis } from '../basis/basis-of.ts'
import { fullYear, ordinaryHoliday } from '../basis/law-terms.ts'

/** An advance that is to be paid. */
export interface PayableAdvance {
  readonly id: string
  readonly payDate: IsoDate
  readonly amount: Ore
}

/**
 * Returns what the payslip of an advance is calculated from: the person's facts of tax and
 * contributions, what was paid earlier, and the advance alone, as pay.
 *
 * @param own the basis of the person's ordinary payslip on the same day
 * @throws WrongBasis when the company's steering has no pay type for advances
 */
export function advanceBasis(
  { leftOut: _, ...own }: Basis,
  history: History,
  { id, payDate, amount }: PayableAdvance,
): HashedBasis {
  const steered = own.steering.ArtForskott ?? ''
  const payType = own.payTypes.find(({ number }) => number === steered)
  if (!payType) throw new WrongBasis('Löneart för avdrag för förskott saknas i styrningen av lönearter.')
  const plain = { sign: 'PLUS', quantityRule: '', priceRule: '', sumRule: '' }
  const formulas = { quantityFormula: '', priceFormula: '', sumFormula: '' }
  const paid = { ...asPay(payType), ...plain, ...formulas }
  const basis: Basis = frozen({
    ...own,
    payTypes: own.payTypes.map(each => (each === payType ? paid : each)),
    // An advance has no month's pay, no absence and no holiday.
    employment: own.employment.map(each => ({ ...each, salaryForm: 'TIM' as const })),
    standing: [],
    absences: [],
    time: [],
    extraTime: [],
    balances: [],
    cars: [],
    garnishments: [],
    holiday: ordinaryHoliday(fullYear),
    history,
    union: null,
    advances: [],
    wantedNet: null,
    entered: [
      {
        id,
        payType: steered,
        text: 'Förskott på lön',
        quantity: null,
        price: null,
        amount,
        units: [],
        distribution: '',
        from: payDate,
        to: payDate,
        replaces: '',
      },
    ],
  })
  return { basis, hash: basisHash(basis) }
}
