import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { payTypeClasses, units } from '#contracts/code-lists/pay-types.ts'
import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { payType, payTypeTable } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

type TableCode = CodeOf<typeof payTypeTables>
type PayType = readonly [
  number: string,
  name: string,
  payClass: CodeOf<typeof payTypeClasses>,
  unit: CodeOf<typeof units>,
]

const common: readonly PayType[] = [
  ['1000', 'Månadslön', 'LÖN', 'MÅN'],
  ['1010', 'Timlön', 'LÖN', 'TIM'],
  ['1100', 'Mertid', 'ÖVT', 'TIM'],
  ['1110', 'Övertid, enkel', 'ÖVT', 'TIM'],
  ['1120', 'Övertid, kvalificerad', 'ÖVT', 'TIM'],
  ['2000', 'Sjukavdrag', 'SJK', 'TIM'],
  ['2010', 'Karensavdrag', 'SJK', 'TIM'],
  ['2020', 'Sjuklön dag 2–14', 'SJK', 'TIM'],
  ['2100', 'Föräldraledighet', 'FRÅ', 'DAG'],
  ['2110', 'Vård av barn', 'FRÅ', 'TIM'],
  ['2120', 'Tjänstledighet', 'FRÅ', 'DAG'],
  ['3000', 'Semesterlön', 'SEM', 'DAG'],
  ['3010', 'Semestertillägg', 'SEM', 'DAG'],
  ['3020', 'Semesterersättning', 'SEM', 'KR'],
  ['4000', 'Bilförmån', 'FÖR', 'KR'],
  ['4010', 'Kostförmån', 'FÖR', 'ST'],
  ['5000', 'Traktamente, helt', 'RES', 'DAG'],
  ['5010', 'Traktamente, halvt', 'RES', 'DAG'],
  ['5020', 'Bilersättning, egen bil', 'RES', 'MIL'],
  ['5100', 'Utlägg', 'UTL', 'KR'],
  ['6000', 'Bruttolöneavdrag', 'BAV', 'KR'],
  ['6100', 'Nettolöneavdrag', 'NAV', 'KR'],
  ['9000', 'Preliminär skatt', 'SKA', 'KR'],
]

/** What the table's trade adds to the common ones. */
const additions: Readonly<Record<TableCode, readonly PayType[]>> = {
  STANDARD: [['1200', 'OB-tillägg', 'OBT', 'TIM']],
  HANDELS: [
    ['1200', 'OB-tillägg 50 %', 'OBT', 'TIM'],
    ['1210', 'OB-tillägg 70 %', 'OBT', 'TIM'],
    ['1220', 'OB-tillägg 100 %', 'OBT', 'TIM'],
  ],
  'LSS AUTO': [
    ['1200', 'OB-tillägg kväll', 'OBT', 'TIM'],
    ['1210', 'OB-tillägg natt', 'OBT', 'TIM'],
    ['1220', 'OB-tillägg helg', 'OBT', 'TIM'],
    ['1300', 'Jour', 'TIL', 'TIM'],
    ['1310', 'Beredskap', 'TIL', 'TIM'],
  ],
  TRANSP: [
    ['1200', 'OB-tillägg', 'OBT', 'TIM'],
    ['1300', 'Beredskap', 'TIL', 'TIM'],
    ['1320', 'Förartillägg', 'TIL', 'TIM'],
  ],
}

interface Table {
  readonly code: TableCode
  /** What the company calls it; what the product does, when not given. */
  readonly name?: string
}

/**
 * Gives the transaction's company a table that comes with the product, and its pay types, in each
 * of these years.
 */
export async function addStandardTable(
  tx: Transaction,
  { code, name = payTypeTables.label(code) }: Table,
  years: readonly number[],
): Promise<void> {
  if (years.length === 0) return
  await tx.insert(payTypeTable).values(years.map(year => ({ year, code, name })))
  const types = [...common, ...additions[code]]
  await tx.insert(payType).values(
    years.flatMap(year =>
      types.map(([number, label, payClass, unit]) => ({
        year,
        tableCode: code,
        number,
        name: label,
        class: payClass,
        unit,
      })),
    ),
  )
}
