import { codeList } from './code-list.ts'

/**
 * The treatment of the typed rows of a pay type when many payslips are corrected (the codes are
 * ours). Empty when only the registers are read again.
 */
export const rowChanges = codeList(
  {
    '': 'Inget på raderna',
    LAGGTILL: 'En rad saknades',
    ANDRA: 'Raderna skulle ha haft andra belopp',
    PROCENT: 'Raderna skulle ha varit högre eller lägre i procent',
    TABORT: 'Raderna skulle inte ha funnits',
  },
  'as given',
)
