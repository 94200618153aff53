import type { PayrollDate } from '../infopanel/shapes.ts'

/** What payroll does on a date, in Swedish. */
export const payrollDateLabels: Readonly<Record<PayrollDate['Typ'], string>> = {
  AGI: 'Arbetsgivardeklaration',
  SKATT: 'Skatt och avgifter betalas',
  LON: 'Lön betalas ut',
  KU: 'Kontrolluppgifter',
  SEMESTERAR: 'Nytt semesterår',
}
