import type { PayRow } from './payslip.ts'

/** The most decimals of a shown price. */
const maxPlaces = 6
/** Of the differences between floating-point numbers that are equal. */
const least = 1e-9

const rounded = (value: number, places: number): number => {
  const size = Math.abs(value) * 10 ** places
  return (Math.sign(value) * Math.round(size + size * Number.EPSILON * 4)) / 10 ** places
}

/**
 * Returns the price of a row as it is shown, in kronor: what the shown quantity times it gives is
 * the shown amount, to the öre. It has as many decimals as that takes, and the sign of the amount.
 * Returns null when the amount follows from no such price: it was typed, or counted in another way.
 */
export function shownPrice({
  quantity,
  price,
  amount,
  unit,
  kind,
}: Pick<PayRow, 'quantity' | 'price' | 'amount' | 'unit' | 'kind'>): number | null {
  if (price === null || kind === 'INFO') return null
  const own = (amount < 0 ? -1 : 1) * (Math.abs(price) / 100)
  if (quantity === null) return own
  const times = quantity / (unit === 'PRC' ? 10_000 : 100)
  const gives = (candidate: number) => rounded(candidate * times, 2) === amount / 100
  const signed = [own, -own].find(gives)
  if (signed !== undefined) return signed + 0
  if (times === 0) return null
  const exact = amount / 100 / times
  // Both the price and the amount are rounded to whole öre.
  if (Math.abs(Math.abs(exact) - Math.abs(own)) > 0.005 + 0.005 / Math.abs(times) + least) return null
  for (let places = 3; places <= maxPlaces; places += 1) {
    const candidate = rounded(exact, places)
    if (gives(candidate)) return candidate
  }
  return null
}
