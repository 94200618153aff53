import { decimalFormat } from '../../rules/decimal.ts'
import { fromHundredths, toHundredths } from '../../rules/hundredths.ts'
import type { FieldMessages } from '../../wire.ts'
import type { EditedRow, EditedVoucher } from './shapes.ts'

const { show } = decimalFormat({ places: 2, most: 2, zero: true })

/** Returns debit minus credit, in whole öre. */
const differenceOf = (rows: readonly Pick<EditedRow, 'Belopp'>[]): number =>
  rows.reduce((sum, { Belopp }) => sum + toHundredths(Belopp), 0)

/** Returns the message of a difference in öre. */
export const differenceText = (difference: number): string =>
  `Debet och kredit skiljer ${show(fromHundredths(Math.abs(difference)))} kr: ${difference > 0 ? 'debet' : 'kredit'} är större.`

function problemOfRow({ Konto, Belopp }: EditedRow): string | undefined {
  if (Konto === '') return 'Ange ett konto.'
  if (!/^\d+$/.test(Konto)) return 'Ett konto består av siffror.'
  if (toHundredths(Belopp) === 0) return 'Ange ett belopp.'
  return Math.abs(Belopp * 100 - toHundredths(Belopp)) > 1e-4 ? 'Beloppet har högst två decimaler.' : undefined
}

/** Returns the messages of an edited voucher, by field: `Rader.3` is the third row's. */
export function editProblems({ Text, Rader }: Omit<EditedVoucher, 'Version'>): FieldMessages {
  const ofRows = Rader.flatMap((row, at) => {
    const problem = problemOfRow(row)
    return problem === undefined ? [] : [[`Rader.${at + 1}`, problem] as const]
  })
  const difference = differenceOf(Rader)
  return {
    ...(Text.trim() === '' && { Text: 'Ange en text.' }),
    ...(Rader.length < 2
      ? { Rader: 'En verifikation har minst två rader.' }
      : difference !== 0 && { Rader: differenceText(difference) }),
    ...Object.fromEntries(ofRows),
  }
}
