/**
 * What a list takes to have any items: a licence of Plus, a company with LSS, or one with an open
 * result unit. Without it the list is empty, and no call is made (third document §4).
 */
export type ListNeed = 'plus' | 'lss' | 'resultUnits'

const unitFlags = [1, 2, 3, 4, 5, 6].map(number => `OpenResEnhet${number}`)

/** Returns what the licence and the company have of it. */
export function needsMet(
  { HasPlus }: { readonly HasPlus: boolean },
  company: { readonly UseLSS: boolean },
): readonly ListNeed[] {
  const flags = company as Readonly<Record<string, unknown>>
  return [
    ...(HasPlus ? (['plus'] as const) : []),
    ...(company.UseLSS ? (['lss'] as const) : []),
    ...(unitFlags.some(flag => flags[flag] === true) ? (['resultUnits'] as const) : []),
  ]
}
