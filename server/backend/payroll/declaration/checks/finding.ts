import { kronor } from '../../../engine/money.ts'
import { showKr } from '../../../engine/show.ts'
import { type Notice, noticesOf } from '../../../statements/notices.ts'
import type { Box, Statement } from '../../../tables/declared.ts'
import { type FieldRule, statementFields } from '../fields.ts'

/**
 * What a check finds before a declaration is sent. The families are Skatteverket's: S inside one
 * form, B between forms, R what is reasonable. The full list of its controls was not to be had, so
 * the checks are ours, in its words as far as they are known.
 */
export type Finding = Notice<'S' | 'B' | 'R'>

/** Makes the findings of a person or, with null, of the employer. */
export const findingsOf = noticesOf<Finding['family']>

/** Returns a field as texts name it: 'fält 011 Kontant bruttolön'. */
export const named = (box: Box, rules: ReadonlyMap<Box, FieldRule> = statementFields): string =>
  `fält ${box} ${rules.get(box)?.label ?? ''}`.trim()

/** Returns whole kronor as texts have them, without öre: '1 200 kr'. */
export const inKronor = (amount: number): string => `${showKr(kronor(amount)).replace(/,00$/, '')} kr`

/** A check of one statement. */
export type StatementCheck = (statement: Statement) => readonly Finding[]
