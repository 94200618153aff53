/**
 * The names of the registers that are made from a declaration alone. Each names the area of the
 * register's calls, its events and its form.
 */
export const registerNames = [
  'departments',
  'accounts',
  'timeCodes',
  'payCodes',
  'freeAccumulators',
  'productGroups',
  'properties',
  'tradeUnions',
  'obRules',
  'onDutyRules',
  'onCallRules',
  'extraDayRules',
  'holidayPayRules',
  'overtimeRules',
] as const
export type RegisterName = (typeof registerNames)[number]
