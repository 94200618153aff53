import { type CodeOf, codeList } from './code-list.ts'

/** The forms of employment (second document §3.5; Lagen om anställningsskydd 4–6 §§). */
export const employmentForms = codeList({
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
})
/** The code of a form of employment. */
export type EmploymentForm = CodeOf<typeof employmentForms>
