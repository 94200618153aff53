/** What the licence options are called, by code. */
const texts: Readonly<Record<string, string>> = {
  HRTIL: 'HR-tillägg',
  FERTIL: 'Semesterlönetillägg',
}

/** The Swedish text of an option; one that is not known goes by its code. */
export const licenceOptionText = (code: string): string => texts[code] ?? code
