import { decimalFormat } from '../../rules/decimal.ts'
import type { FieldMessages } from '../../wire.ts'
import type { EditedRow, EditedVoucher } from './shapes.ts'

const { show } = decimalFormat({ places: 2, most: 2, zero: true })

/** Returns kronor as whole öre. */
export const oreOf = (kronor: number): number => Math.round(kronor * 100)

/** Returns debit minus credit, in whole öre. */
const differenceOf = (rows: readonly Pick<EditedRow, 'Belopp'>[]): number =>
  rows.reduce((sum, { Belopp }) => sum + oreOf(Belopp), 0)

/** Returns the message of a difference in öre. */
export const differenceText = (difference: number): string =>
  `Debet och kredit skiljer ${show(Math.abs(difference) / 100)} kr: ${difference > 0 ? 'debet' : 'kredit'} är större.`

function problemOfRow({ Konto, Belopp }: EditedRow): string | undefined {
  if (Konto === '') return 'Ange ett konto.'
  if (!/^\d+$/.test(Konto)) return 'Ett konto består av siffror.'
  if (oreOf(Belopp) === 0) return 'Ange ett belopp.'
  return Math.abs(Belopp * 100 - oreOf(Belopp)) > 1e-4 ? 'Beloppet har högst två decimaler.' : undefined
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
