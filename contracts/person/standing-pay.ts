import { family } from '../forms/family.ts'
import type { FormValues, When } from '../forms/field.ts'
import { amount, date, decimal, integer, reference } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { rowKronor, rowQuantity } from '../rules/limits.ts'
import type { Rule } from '../rules/rule.ts'
import { resultUnits } from '../settings/counts.ts'
import { unitOf } from './result-unit.ts'

const hasUnits: When = form => resultUnits.some(n => form[`OpenResEnhet${n}`] === true)

/** Refuses an amount beside a price, since either gives the row's sum. */
export const amountNotWithPrice: Rule<number, FormValues> = (sum, { form }) =>
  sum !== 0 && form.Pris !== 0 ? 'Ange antingen pris eller belopp.' : undefined

/** Refuses a last day before the first one. */
export const notBeforeStart: Rule<string, FormValues> = (to, { form }) =>
  to !== '' && to < String(form.From) ? 'Sista dagen kan inte vara före den första.' : undefined

/** The pay rows that each payroll gives an employee by itself, such as a fixed supplement. */
export const standingPay = {
  Loneposter: rows('Löneposter', {
    fields: {
      LonArtNr: reference('Löneart', {
        to: 'payTypes',
        of: ({ TabellStyKod }) => String(TabellStyKod),
        required: true,
      }),
      Antal: decimal('Antal', { limits: rowQuantity }),
      Pris: amount('Pris', { limits: rowKronor }),
      Belopp: amount('Belopp', { limits: rowKronor, rules: [amountNotWithPrice] }),
      From: date('Från och med', { required: true, default: today => today }),
      Tom: date('Till och med', { rules: [notBeforeStart] }),
      Intervall: integer('Var n:e period', { limits: [1, 12], default: 1 }),
      ...family(resultUnits, n => ({ 'ResEnh#': unitOf(n) })),
      KonKey: reference('Fördelningsnyckel', { to: 'distributionKeys', shown: hasUnits }),
    },
    most: 40,
    hint: 'Det som lönearten själv räknar fram lämnas tomt. Var 3:e period: 3.',
    help: 'Följer med varje lön i perioden, till exempel ett fast tillägg, en bruttolöneväxling eller ett nettolöneavdrag.',
  }),
}
