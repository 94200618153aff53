import type { PrintPart } from '../../platform/print/print-pdf.ts'
import type { Company } from '../vouchers/company.ts'

const line = '_'.repeat(32)

/** Returns who makes the wages, and the line on which somebody approves them, by the settings. */
export function signers({ LoneAnsv, AttestAnsv }: Pick<Company, 'LoneAnsv' | 'AttestAnsv'>): readonly PrintPart[] {
  const facts: readonly (readonly [string, string])[] = [
    ...(LoneAnsv === '' ? [] : [['Löneansvarig', LoneAnsv] as const]),
    ...(AttestAnsv === '' ? [] : [['Attest', line] as const, ['', AttestAnsv] as const]),
  ]
  return facts.length === 0 ? [] : [{ facts }]
}
