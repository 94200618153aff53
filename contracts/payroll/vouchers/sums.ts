import { oreOf } from './edit-problems.ts'

/** Returns the debit and the credit of rows, in kronor. Either is positive. */
export function sumsOf(rows: readonly { readonly Belopp: number }[]): {
  readonly Debet: number
  readonly Kredit: number
} {
  const ore = rows.map(({ Belopp }) => oreOf(Belopp))
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0) / 100
  return { Debet: sum(ore.filter(each => each > 0)), Kredit: sum(ore.filter(each => each < 0).map(each => -each)) }
}
