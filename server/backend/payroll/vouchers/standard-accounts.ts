import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { PayRow } from '../../engine/payslip.ts'
import { standardPayTypes } from '../../pay-types/standard/trades.ts'
import type { AccountField } from './company.ts'

/**
 * The accounts of the product's pay types, by their numbers. Those pay types are locked, so that a
 * company that posts them elsewhere says so in its settings of accounts.
 */
const standard: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...Map.groupBy(
      payTypeTables.codes.flatMap(table => standardPayTypes(table)),
      ([number]) => number,
    ),
  ].map(([number, same]) => [number, new Set(same.map(([, , , , account]) => account))] as const),
)

const isAccountField = (name: string): name is AccountField => /^Kto[A-Z]/.test(name)

/** The settings of accounts by the number that a new company has in them, in their order. */
const byNumber: ReadonlyMap<string, readonly AccountField[]> = Map.groupBy(
  Object.keys(companySettings.fields).filter(isAccountField),
  name => String(companySettings.fields[name].default),
)

/** The setting's name without its staff category: KtoSjuklon. */
const withoutStaff = (field: AccountField): string => field.replace(/(Arb|Tjm|Led)$/, '')

/** The pay types whose setting has another number than the account that they have. */
const byPayType: Readonly<Record<string, AccountField>> = {
  '6000': 'KtoBruttoavdragTjm',
  '6010': 'KtoBruttoavdragTjm',
  '6020': 'KtoBruttoavdragTjm',
  '6025': 'KtoBruttoavdragTjm',
  '5050': 'KtoResor',
}

/** The families of accounts of usual pay and of tax, where the person or the row decides which. */
const decided = new Set(['KtoLon', 'KtoPersonalskatt'])

/**
 * Returns the setting that says where a row of one of the product's pay types is posted, or
 * undefined when there is none, or when the pay type is the company's own.
 *
 * @param usual returns the setting of usual pay, or of the tax that the row is
 * @param staff how the names of the person's own accounts end
 */
export function fieldOfStandard(
  row: PayRow,
  usual: () => AccountField,
  staff: 'Arb' | 'Tjm' | 'Led',
): AccountField | undefined {
  if (!standard.get(row.payType)?.has(row.account)) return undefined
  const field = byPayType[row.payType] ?? byNumber.get(row.account)?.[0]
  if (!field) return undefined
  const family = withoutStaff(field)
  if (decided.has(family)) return row.kind === 'BRUTTO' || row.kind === 'SKATT' ? usual() : field
  const own = `${family}${staff}`
  return isAccountField(own) && own in companySettings.fields ? own : field
}
