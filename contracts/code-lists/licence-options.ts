/** The Swedish names of the licence options, by code. */
const texts: Readonly<Record<string, string>> = {
  HRTIL: 'HR-tillägg',
  FERTIL: 'Semesterlönetillägg',
}

/** Returns the Swedish name of a licence option, or the code itself when the option is unknown. */
export const licenceOptionText = (code: string): string => texts[code] ?? code
