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
 * `npm test` runs in the browser the main journey of each subject, one of its edges where they
 * have lost something before, and axe over every screen. The marked ones show more of the same:
 * each further edge, account, brand, state of a widget, kind of kill and axe over one more dialog;
 * or in a browser what the specs of a flow, a screen and the backend show faster.
 */
export const onlyThorough = '@thorough'
