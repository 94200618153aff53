import { partKey, partOf } from '../../forms/item-key.ts'

/** Returns the key of the form of a payslip: its period, its person, and which of their payslips. */
export const payslipFormKey = (Period: string, AnstNr: string, Nummer: number): string =>
  partKey(partKey(Period, AnstNr), String(Nummer))

/** Returns the request of the payslip of a form's key. */
export function payslipIn(key: string) {
  const [of, Nummer] = partOf(key)
  const [Period, AnstNr] = partOf(of)
  return { params: { Period, AnstNr }, filter: { Nummer: Number(Nummer) } }
}
