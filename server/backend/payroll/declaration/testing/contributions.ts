import type { ContributionsOf } from '../contributions.ts'

/** The reduced rate of the young: 20.81 % up to 25 000 kr, from April 2026 to September 2027. */
const youthLimit = 25_000

/** Contributions of 2025 to 2027, from facts/agi.md §6 alone: the specs need no other law. */
export const contributionsOf: ContributionsOf = (payDate, payees) => {
  const period = payDate.slice(0, 7)
  const year = Number(period.slice(0, 4))
  const bases = new Map<number, number>()
  const add = (rate: number, base: number) => bases.set(rate, (bases.get(rate) ?? 0) + base)
  for (const { birthDate, type, base: ore } of payees) {
    const base = ore / 100
    const born = Number((birthDate ?? '1980').slice(0, 4))
    const isYoung = '2026-04' <= period && period <= '2027-09' && year - 23 <= born && born <= year - 19
    if (type === '00' || born <= 1937) continue
    if (type === '65') add(born <= year - 67 ? 1021 : 1880, base)
    else if (born <= year - (year >= 2026 ? 68 : 67)) add(1021, base)
    else if (isYoung) {
      add(2081, Math.min(base, youthLimit))
      add(3142, Math.max(0, base - youthLimit))
    } else add(3142, base)
  }
  const rates = [...bases]
    .filter(([, base]) => base > 0)
    .toSorted(([a], [b]) => b - a)
    .map(([rate, base]) => ({
      ...{ name: `${rate / 100} %`, rate, base: base * 100 },
      amount: Math.floor((base * rate) / 10_000) * 100,
    }))
  const total = rates.reduce((sum, { amount }) => sum + amount, 0)
  const step = { id: 'avgift.deklaration', text: 'Summa', formula: '', inputs: [], value: total, source: 'SKV 401' }
  return { value: { rates, total }, steps: [{ ...step, unit: 'kr' }] }
}
