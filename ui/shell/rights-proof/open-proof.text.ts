/** The labels of the buttons that open the rights prover. They come before the rest of its texts. */
export const openProofTexts = { self: 'Varför ser jag inte …?', user: 'Behörigheter', group: 'Visa varför' } as const
