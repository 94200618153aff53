/**
 * Whether long proofs run whole, as `npm run test:all` asks by `THOROUGH=on`. `npm test` runs them
 * small; the docstring of each names what its small run cannot show.
 */
export const isThorough = process.env.THOROUGH === 'on'

/** Returns the size of a proof: how many runs, files, attempts or kills. */
export const sizeOf = ({ small, whole }: { readonly small: number; readonly whole: number }): number =>
  isThorough ? whole : small

/**
 * Marks a browser test that `npm run test:all` alone runs: `test('…', { tag: onlyThorough }, …)`.
 * It shows more of what another test shows in `npm test`: axe over one more dialog, one more
 * account, brand or kind of kill; or in a browser the same as the specs of a flow and of the
 * backend, such as each end of a BankID order.
 */
export const onlyThorough = '@thorough'
