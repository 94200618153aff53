import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { absencePayTypes } from './absence.ts'
import { otherPayTypes } from './others.ts'
import { info, paxml, priced, type StandardPayType, taxFree, variable } from './standard-pay-type.ts'
import { workPayTypes } from './work.ts'

export type TableCode = CodeOf<typeof payTypeTables>

/** What each trade's table has instead of, or beside, the pay types of the standard table. */
const differing: Readonly<Record<TableCode, readonly StandardPayType[]>> = {
  STANDARD: [],
  HANDELS: [
    ['1200', 'OB-tillägg 50 %', 'OBT', 'TIM', '7010', { ...priced('A01'), ...variable('OBT'), ...paxml('OB1') }],
    ['1210', 'OB-tillägg 70 %', 'OBT', 'TIM', '7010', { ...priced('A02'), ...variable('OBT'), ...paxml('OB2') }],
    ['1220', 'OB-tillägg 100 %', 'OBT', 'TIM', '7010', { ...priced('A03'), ...variable('OBT'), ...paxml('OB3') }],
    ['1265', 'Ersättning för inventering', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('LT5') }],
    ['1435', 'Provision på varugrupp', 'LÖN', 'KR', '7010', variable('PRE')],
  ],
  'LSS AUTO': [
    ['1195', 'Restid mellan kunder', 'TIL', 'TIM', '7010', { ...priced('A09'), ...variable('RÖR'), ...paxml('RE2') }],
    ['1350', 'Sovande jour', 'TIL', 'TIM', '7010', { ...priced('A05'), ...variable('JOU'), ...paxml('BE3') }],
    ['1355', 'Väntetid', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('NV2') }],
    [
      '1360',
      'Handledning och personalmöte',
      'LÖN',
      'TIM',
      '7010',
      { ...priced('TIMLÖN'), ...variable('GRU'), ...paxml('NV3') },
    ],
    ['1365', 'Assistans, redovisad tid', 'INF', 'TIM', '', { ...info, ...paxml('NV4') }],
    ['5140', 'Omkostnader för assistans', 'UTL', 'KR', '4010', taxFree],
  ],
  TRANSP: [
    ['1270', 'Förartillägg', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('LT6') }],
    ['1275', 'Tillägg för farligt gods', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('LT7') }],
    ['1280', 'Tillägg för lastning och lossning', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('LT8') }],
    ['1285', 'Färdtid', 'TIL', 'TIM', '7010', { ...priced('A09'), ...variable('RÖR'), ...paxml('RE2') }],
    ['1290', 'Väntetid', 'TIL', 'TIM', '7010', { ...variable('RÖR'), ...paxml('NV2') }],
    ['1295', 'Nattillägg vid fjärrkörning', 'TIL', 'DAG', '7010', { ...variable('OBT'), ...paxml('LT9') }],
  ],
}

/** Returns the pay types of one of the product's tables, by their numbers. */
export function standardPayTypes(table: TableCode): readonly StandardPayType[] {
  const common = [...workPayTypes, ...absencePayTypes, ...otherPayTypes]
  const own = differing[table]
  const others = common.filter(([number]) => !own.some(([each]) => each === number))
  return [...others, ...own].toSorted(([a], [b]) => a.localeCompare(b))
}
