/** The options that a licence may have, with their Swedish names. */
const texts = { HRTIL: 'HR-tillägg', FERTIL: 'Semesterlönetillägg' } as const

/** The codes of the options that this program knows. */
export const licenceOptions = Object.keys(texts) as readonly (keyof typeof texts)[]

/** The functions that options without effect wait for, as the end of a sentence. */
const waiting: Readonly<Partial<Record<string, string>>> = {
  HRTIL: 'rapporten om årsarbetare och portalens HR-funktioner, som inte är byggda',
  FERTIL: 'ferielön och uppehållslön, som inte är byggda',
}

/** The codes of the options that open nothing yet. */
export const optionsWithoutEffect: readonly string[] = Object.keys(waiting)

/** Returns the Swedish name of a licence option, or the code itself when the option is unknown. */
export const licenceOptionText = (code: string): string => (texts as Readonly<Record<string, string>>)[code] ?? code

/** What is said where options are chosen: what those without effect wait for. */
export const optionsWait = Object.entries(waiting)
  .map(([code, text]) => `${licenceOptionText(code)} väntar på ${text}.`)
  .join(' ')
