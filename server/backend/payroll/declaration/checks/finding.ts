import { kronor } from '../../../engine/money.ts'
import { showKr } from '../../../engine/show.ts'
import type { Box, Statement } from '../../../tables/declared.ts'
import { type FieldRule, statementFields } from '../fields.ts'

/**
 * What a check finds before a declaration is sent. The families are Skatteverket's: S inside one
 * form, B between forms, R what is reasonable. The full list of its controls was not to be had, so
 * the checks are ours, in its words as far as they are known.
 */
export interface Finding {
  readonly family: 'S' | 'B' | 'R'
  /** A stop must be mended before the declaration is sent; a warning may be right. */
  readonly level: 'stop' | 'warning'
  /** AnstNr, or null when it concerns the employer. */
  readonly person: string | null
  readonly box: Box | null
  /** What is wrong, in Swedish. */
  readonly text: string
  /** How it is mended, in Swedish. */
  readonly mend: string
}

type Found = Pick<Finding, 'text' | 'mend'>

/** Makes the findings of a person or, with null, of the employer. */
export const findingsOf = (person: string | null) => ({
  stop: (family: Finding['family'], box: Box | null, found: Found): Finding => ({
    family,
    level: 'stop',
    person,
    box,
    ...found,
  }),
  warning: (family: Finding['family'], box: Box | null, found: Found): Finding => ({
    family,
    level: 'warning',
    person,
    box,
    ...found,
  }),
})

/** Returns a field as texts name it: 'fält 011 Kontant bruttolön'. */
export const named = (box: Box, rules: ReadonlyMap<Box, FieldRule> = statementFields): string =>
  `fält ${box} ${rules.get(box)?.label ?? ''}`.trim()

/** Returns whole kronor as texts have them, without öre: '1 200 kr'. */
export const inKronor = (amount: number): string => `${showKr(kronor(amount)).replace(/,00$/, '')} kr`

/** A check of one statement. */
export type StatementCheck = (statement: Statement) => readonly Finding[]
