import { family } from '../../forms/family.ts'
import type { FormValues } from '../../forms/field.ts'
import { flag, text } from '../../forms/fields.ts'
import { freeTexts, resultUnits } from '../../settings/counts.ts'

const hidden = { excluded: true, shown: () => false }

/**
 * What the company decides about the form of an employee: which fields it uses, and what it calls
 * them. They are settings of the company, and are not sent with an employee.
 */
export const companyFacts = {
  UseAvdelning: flag('Avdelningar', hidden),
  ...family(resultUnits, n => ({
    'OpenResEnhet#': flag(`Använd resultatenhet ${n}`, hidden),
    'RegisterResEnh#': flag(`Välj resultatenhet ${n} ur register`, { ...hidden, default: true }),
    'ResEnhet#Namn': text(`Namn på resultatenhet ${n}`, { ...hidden, default: `Resultatenhet ${n}` }),
  })),
  ...family(freeTexts, n => ({
    'UseFritext#': flag(`Använd fritext ${n}`, hidden),
    'Fritext#Namn': text(`Namn på fritext ${n}`, hidden),
  })),
}

/** The names of the settings. */
export const companyFactNames = Object.keys(companyFacts)

/** Returns what the company calls a field, or its ordinary name. */
export const calledBy =
  (setting: string, otherwise: string) =>
  (form: FormValues): string =>
    String(form[setting] ?? '') || otherwise
