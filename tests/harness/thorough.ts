/**
 * Whether long proofs run whole, as `npm run test:all` asks by `THOROUGH=on`. `npm test` runs them
 * small; the docstring of each names what its small run cannot show.
 */
export const isThorough = process.env.THOROUGH === 'on'

/** Returns the size of a proof: how many runs, files, attempts or kills. */
export const sizeOf = ({ small, whole }: { readonly small: number; readonly whole: number }): number =>
  isThorough ? whole : small

/** Returns every so many of alike proofs in `npm test`, and all in `npm run test:all`. */
export const oneIn = <Proof>(every: number, proofs: readonly Proof[]): readonly Proof[] =>
  isThorough ? proofs : proofs.filter((_, index) => index % every === 0)

/**
 * Marks a browser test that `npm run test:all` alone runs: `test('…', { tag: onlyThorough }, …)`.
 * `npm test` runs in the browser the main journey of each subject, and axe over every screen. A
 * marked test shows more of the same: a further edge, account, brand, state of a widget or kind of
 * kill, or axe over one more dialog. Specs of its flow, its screen and the backend show the rest.
 */
export const onlyThorough = '@thorough'
