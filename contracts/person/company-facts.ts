import { family } from '../forms/family.ts'
import type { FormValues } from '../forms/field.ts'
import { flag, text } from '../forms/fields.ts'
import type { Mutation } from '../forms/form-model.ts'
import { rows } from '../forms/rows.ts'
import { freeTexts, resultUnits } from '../settings/counts.ts'
import { type TablesOfNew, tableOfNew } from './table-of-new.ts'

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

/**
 * The tables of pay types that the company's new employees begin with: facts of its registers,
 * which are not sent with an employee either.
 */
export const tableFacts = {
  EgenTabell: text('Företagets löneartstabell', hidden),
  AvtalTabeller: {
    ...rows('Avtalens löneartstabeller', {
      fields: { AvtalId: text('Avtal'), TabellKod: text('Löneartstabell') },
      most: 10_000,
      shown: () => false,
    }),
    isExcluded: true,
  },
}

/** Returns the table of a new employee with the agreement of the form. */
const tableIn = ({ EgenTabell, AvtalTabeller, AvtalId }: FormValues): string =>
  tableOfNew({ own: String(EgenTabell), agreed: AvtalTabeller as unknown as TablesOfNew['agreed'] }, String(AvtalId))

/** A new employee's table follows the agreement until another is chosen by hand. */
export const tableFollows: Mutation = {
  of: 'AvtalId',
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  then: (form, _today, before) =>
    form.Ny === true && form.TabellStyKod === tableIn(before) ? { TabellStyKod: tableIn(form) } : {},
}

/** The names of the settings. */
export const companyFactNames = Object.keys(companyFacts)

/** Returns what the company calls a field, or its ordinary name. */
export const calledBy =
  (setting: string, otherwise: string) =>
  (form: FormValues): string =>
    String(form[setting] ?? '') || otherwise
