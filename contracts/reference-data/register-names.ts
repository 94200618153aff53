/**
 * The registers that are made from a declaration alone, with the route names of their lists (second
 * document §2.2). A register's name is that of its area of calls, of its events and of its form.
 */
export const registerRoutes = {
  departments: 'Departments',
  agreements: 'Agreements',
  foraCodes: 'Agreements',
  accounts: 'Accounts',
  timeCodes: 'TidKoder',
  timeCodeGroups: 'TidKoder',
  payCodes: 'LonKoder',
  payCodeGroups: 'LonKoder',
  countryAllowances: 'LonKoder',
  payTypes: 'Loneartsregister',
  payTypeTables: 'Loneartstabeller',
  payTypeSteering: 'Artsty',
  freeAccumulators: 'FriaAckarDef',
  productGroups: 'Varugrupper',
  properties: 'Egenskaper',
  occupations: 'Egenskaper',
  formulaVariables: 'CustomFormelVariables',
  tradeUnions: 'FackFor',
  salaryPeriods: 'SalaryPeriods',
  holidays: 'Holidays',
  daySchedules: 'Dagschema',
  workSchedules: 'Arbschema',
  obRules: 'OBRegler',
  onDutyRules: 'JorRegler',
  onCallRules: 'BerRegler',
  extraDayRules: 'EldRegler',
  holidayPayRules: 'HlgRegler',
  overtimeRules: 'OvtRegler',
  vacationAgreements: 'VacationAgreements',
  distributionKeys: 'Fordelningsnycklar',
  resultUnits1: 'Resenheter',
  resultUnits2: 'Resenheter',
  resultUnits3: 'Resenheter',
  resultUnits4: 'Resenheter',
  resultUnits5: 'Resenheter',
  resultUnits6: 'Resenheter',
  clients: 'Brukarregister',
  lssCostTypes: 'LSSKostnTyp',
  lssRates: 'LSSKostnTyp',
  importDefinitions: 'ImpReg',
  importedPay: 'ImpReg',
  standardPersons: 'StdPerList',
  payAssignments: 'Loneuppdrag',
} as const
export type RegisterName = keyof typeof registerRoutes

/**
 * The registers whose forms read facts of the company, as their declarations have it: a change of
 * the company concerns a form on display, whose declaration few have loaded.
 */
export const readersOfFacts = [
  'agreements',
  'distributionKeys',
  'resultUnits1',
  'resultUnits2',
  'resultUnits3',
  'resultUnits4',
  'resultUnits5',
  'resultUnits6',
  'clients',
  'standardPersons',
  'payAssignments',
] as const satisfies readonly RegisterName[]

/** The names of the registers. */
export const registerNames = Object.keys(registerRoutes) as readonly RegisterName[]
