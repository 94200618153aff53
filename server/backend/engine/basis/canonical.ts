import type { Basis } from '../basis.ts'

type Key<Item> = (item: Item) => string | number

const compared = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns items in the order of their keys, the first of which differs decides. Items in order
 * already are returned as they are.
 */
export function inOrder<Item>(items: readonly Item[], ...keys: readonly Key<Item>[]): readonly Item[] {
  if (items.length < 2) return items
  const order = (a: Item, b: Item): number => {
    for (const key of keys) {
      const each = compared(key(a), key(b))
      if (each !== 0) return each
    }
    return 0
  }
  const isInOrder = items.every((item, at) => at === 0 || order(items[at - 1] as Item, item) <= 0)
  return isInOrder ? items : items.toSorted(order)
}

/** Keeps what is made of each frozen list, which the bases of many persons share. */
export function keptByList<Item, Made>(make: (list: readonly Item[]) => Made): (list: readonly Item[]) => Made {
  const kept = new WeakMap<readonly Item[], Made>()
  return list => {
    const known = kept.get(list)
    if (known !== undefined) return known
    const made = make(list)
    if (Object.isFrozen(list)) kept.set(list, made)
    return made
  }
}

const daysInOrder = keptByList((days: Basis['days']) => inOrder(days, ({ date }) => date))
const payTypesInOrder = keptByList((payTypes: Basis['payTypes']) => inOrder(payTypes, ({ number }) => number))
const amountsInOrder = keptByList((amounts: Basis['amounts']) => inOrder(amounts, ({ slot }) => slot))
const formulasInOrder = keptByList((formulas: Basis['formulas']) => inOrder(formulas, ({ code }) => code))

/**
 * Returns a basis with its lists in one order, so that the same facts give the same bytes. The
 * order is by the text's codes and never by the machine's language.
 */
export const canonical = (basis: Basis): Basis => ({
  ...basis,
  employment: inOrder(basis.employment, ({ from }) => from),
  agreements: inOrder(basis.agreements, ({ id }) => id),
  days: daysInOrder(basis.days),
  payTypes: payTypesInOrder(basis.payTypes),
  amounts: amountsInOrder(basis.amounts),
  ...(basis.mileage && { mileage: inOrder(basis.mileage, ({ payType }) => payType) }),
  formulas: formulasInOrder(basis.formulas),
  standing: inOrder(
    basis.standing,
    ({ payType }) => payType,
    ({ id }) => id,
  ),
  entered: inOrder(
    basis.entered,
    ({ order = 0 }) => order,
    ({ from }) => from,
    ({ payType }) => payType,
    ({ id }) => id,
  ),
  absences: inOrder(
    basis.absences,
    ({ from }) => from,
    ({ id }) => id,
  ),
  time: inOrder(
    basis.time,
    ({ date }) => date,
    ({ hours }) => hours,
    ({ imported = '' }) => imported,
  ),
  ...(basis.leftOut && {
    leftOut: inOrder(
      basis.leftOut,
      ({ register }) => register,
      ({ code }) => code,
    ),
  }),
  extraTime: inOrder(
    basis.extraTime,
    ({ date }) => date,
    ({ kind }) => kind,
    ({ minutes }) => minutes,
    ({ isLieu }) => Number(isLieu),
  ),
  history: {
    ...basis.history,
    fixedPay: inOrder(
      basis.history.fixedPay,
      ({ from }) => from,
      ({ to }) => to,
      ({ amount }) => amount,
    ),
    sickDeductions: inOrder(basis.history.sickDeductions, day => day),
    certified: inOrder(
      basis.history.certified,
      ({ from }) => from,
      ({ to }) => to,
    ),
  },
  balances: inOrder(basis.balances, ({ kind }) => kind),
  holiday: basis.holiday.parental
    ? { ...basis.holiday, parental: inOrder(basis.holiday.parental, ({ child }) => child) }
    : basis.holiday,
  cars: inOrder(
    basis.cars,
    ({ from }) => from,
    ({ id }) => id,
  ),
  garnishments: inOrder(
    basis.garnishments,
    ({ order }) => order,
    ({ id }) => id,
  ),
  advances: inOrder(
    basis.advances,
    ({ paid }) => paid,
    ({ id }) => id,
  ),
})
