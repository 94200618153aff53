import { fromHundredths, toHundredths } from '../../rules/hundredths.ts'

/** Returns the debit and the credit of rows, in kronor. Either is positive. */
export function sumsOf(rows: readonly { readonly Belopp: number }[]): {
  readonly Debet: number
  readonly Kredit: number
} {
  const ore = rows.map(({ Belopp }) => toHundredths(Belopp))
  const sum = (all: readonly number[]) => fromHundredths(all.reduce((total, each) => total + each, 0))
  return { Debet: sum(ore.filter(each => each > 0)), Kredit: sum(ore.filter(each => each < 0).map(each => -each)) }
}
