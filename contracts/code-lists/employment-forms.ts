/** Forms of employment (second document §3.5) with their Swedish labels. */
export const employmentForms = {
  TV: 'Tillsvidareanställning',
  PRO: 'Provanställning',
  TID: 'Tidsbegränsad anställning',
  VIK: 'Vikariat',
  PEN: 'Anställd efter pension',
  PRJ: 'Projektanställning',
  PRA: 'Praktik',
  FER: 'Feriearbete',
  SES: 'Säsongsanställning',
  AVT: 'Avtalsenlig visstidsanställning',
  NEJ: 'Ej anställd',
} as const
export type EmploymentForm = keyof typeof employmentForms

/** What an item that is not in its list is called. */
export const missingLabel = '<Saknas>'

export const employmentFormLabel = (code: string): string =>
  (employmentForms as Record<string, string>)[code] ?? missingLabel
