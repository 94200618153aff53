import { z } from 'zod'
import { family } from '../forms/family.ts'
import { amount, flag, text } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { twenty } from '../settings/counts.ts'

/**
 * A table of pay types (second document §3.3): its code, its name, and the twenty amounts that its
 * pay types may have.
 */
export const payTypeTable = formModel('Löneartstabell', {
  TabellKod: text('Tabellkod', { required: true, most: 8, hint: 'Till exempel STANDARD.' }),
  BenText: text('Benämning'),
  ...family(twenty, n => {
    const isUsed = isOn(`UseBelopp${n}`)
    return {
      'UseBelopp#': flag(`Belopp ${n}`, { hint: 'Lönearterna i tabellen kan ha beloppet.' }),
      'BelNamn#': text(`Namn på belopp ${n}`, { most: 25, shown: isUsed }),
      'Belopp#': amount(`Förvalt belopp ${n}`, { shown: isUsed }),
      'AvtBelopp#': flag(`Belopp ${n} får skilja per avtal`, { shown: isUsed }),
      'PerBelopp#': flag(`Belopp ${n} får skilja per person`, { shown: isUsed }),
    }
  }),
})

/**
 * A control row of a table. The specification names one of its fields; others are kept unchanged.
 */
const ControlRow = z.looseObject({ IsDefault: z.boolean() })

/**
 * The control rows of a table (LonSty). At most one row is the default. They are declared apart
 * from the form, since a form's values hold no rows.
 */
export const PayTypeControls = z.array(ControlRow).superRefine((rows, context) => {
  if (rows.filter(row => row.IsDefault).length > 1) context.addIssue('Bara en rad får vara förvald.')
})

/** A table as sent, with its control rows. */
export const PayTypeTable = payTypeTable.shape.extend({ LonSty: PayTypeControls })
