import { accounts } from './accounts.ts'
import { departments } from './departments.ts'
import { freeAccumulators } from './free-accumulators.ts'
import type { RegisterName } from './names.ts'
import { payCodes } from './pay-codes.ts'
import { productGroups } from './product-groups.ts'
import { properties } from './properties.ts'
import { type Register, withReferrers } from './register.ts'
import { ruleRegisters } from './rule-registers.ts'
import { timeCodes } from './time-codes.ts'
import { tradeUnions } from './trade-unions.ts'

/** The registers that are made from their declarations, by name. */
export const registers: Readonly<Record<RegisterName, Register>> = withReferrers({
  departments,
  accounts,
  timeCodes,
  payCodes,
  freeAccumulators,
  productGroups,
  properties,
  tradeUnions,
  ...ruleRegisters,
})
