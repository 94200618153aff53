import type { Rule } from './rule.ts'

/** Requires a BIC (ISO 9362): 8 characters, or 11 with the branch (second document §5.1). */
export const bic: Rule = (text, { label }) =>
  [0, 8, 11].includes(text.length) ? undefined : `${label} måste vara antingen 8 eller 11 tecken långt.`
