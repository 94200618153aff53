import type { Letter } from '../../kit/shared/letter.ts'

/** The letters that make the flows fetch their data again, when events may have been missed. */
export const reloads: readonly Letter[] = [
  ['notifications', { type: 'list.reload' }],
  ['messages', { type: 'message.arrived' }],
  ['rights', { type: 'rights.reload' }],
  ['companyInfo', { type: 'company.reload' }],
  ['salaryYear', { type: 'salaryYears.reload' }],
  ['companySelection', { type: 'companies.changed' }],
  ['companyArchive', { type: 'companies.changed' }],
  ['referenceData', { type: 'reference.outdated', list: null }],
  ['payrollToday', { type: 'list.outdated' }],
  ['formulaTrial', { type: 'formula.namesChanged' }],
  ['employerDeclaration', { type: 'declaration.changed', Period: null }],
  ['salaryRun', { type: 'run.reload' }],
  ['payslip', { type: 'view.reload' }],
  ['payslipHistory', { type: 'payslipHistory.reload' }],
  ['payslipDelivery', { type: 'view.reload' }],
  ['payments', { type: 'payments.reload' }],
  ['advances', { type: 'advances.reload' }],
  ['vouchers', { type: 'vouchers.reload' }],
  ['voucher', { type: 'view.reload' }],
]

/**
 * The letters that make the flows fetch, after a reload, data that the journal does not hold: of
 * people, of pay, and long lists. Besides `reloads`, and what the screens fetch when they are
 * shown.
 */
export const forgotten: readonly Letter[] = [
  ['commandPalette', { type: 'palette.retry' }],
  ['compose', { type: 'compose.retry' }],
  ['rightsProof', { type: 'proof.retry' }],
  ['salaryTrial', { type: 'trial.retry' }],
  ['salaryTrialOther', { type: 'trial.retry' }],
]
