/** The labels of the buttons that open the rights prover, apart from its other texts. */
export const openProofTexts = { self: 'Varför ser jag inte …?', user: 'Behörigheter', group: 'Visa varför' } as const
