import { calculationRule } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

const ruleOf = (kind: string, key: string): OwnRegister => ({
  place: { table: calculationRule, columns: { [key]: 'id', BenText: 'name' }, rest: 'settings', fixed: { kind } },
})

/** The six registers of rules share a table. */
export const ruleRegisters = {
  obRules: ruleOf('OB', 'OBRegelID'),
  onDutyRules: ruleOf('JOR', 'JORRegelID'),
  onCallRules: ruleOf('BER', 'BERRegelID'),
  extraDayRules: ruleOf('ELD', 'ELDRegelID'),
  holidayPayRules: ruleOf('HLG', 'HLGRegelID'),
  overtimeRules: ruleOf('OVT', 'OVTRegelID'),
}
