import type { PayrollDate } from '../salary-years/payroll-date.ts'

/** The Swedish names of payroll dates, by type. */
export const payrollDateLabels: Readonly<Record<PayrollDate['Typ'], string>> = {
  AGI: 'Arbetsgivardeklaration',
  SKATT: 'Skatt och avgifter betalas',
  LON: 'Lön betalas ut',
  KU: 'Kontrolluppgifter',
  SEMESTERAR: 'Nytt semesterår',
}
