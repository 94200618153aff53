import { absenceForm } from '#contracts/employees/absences/absence.form.ts'
import { calendarDays } from '#contracts/employees/absences/overlaps.ts'
import type { Absence, AbsenceValues } from '#contracts/employees/absences/shapes.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { employeeAbsence } from '../../tables/schema.ts'

/** An absence as it is stored. */
export type StoredAbsence = typeof employeeAbsence.$inferSelect

/** Returns a stored absence as its form's values. */
export const formOf = (row: StoredAbsence) => ({
  FranvaroTyp: row.kind,
  Omfattning: row.extent,
  FranDatum: row.firstDay,
  TomDatum: row.lastDay ?? '',
  Barn: row.child,
  IntygFran: row.certificateFrom ?? '',
  IntygTom: row.certificateTo ?? '',
  Anteckning: row.note,
})

/** Returns the columns of a form's values. */
export function columnsOf(form: FormValues): Omit<typeof employeeAbsence.$inferInsert, 'employmentNumber'> {
  const values = form as unknown as AbsenceValues
  return {
    kind: values.FranvaroTyp,
    extent: values.Omfattning,
    firstDay: values.FranDatum,
    lastDay: values.TomDatum || null,
    child: values.Barn,
    certificateFrom: values.IntygFran || null,
    certificateTo: values.IntygTom || null,
    note: values.Anteckning,
  }
}

/** Returns a stored absence in its wire format. */
export const wireOf = (row: StoredAbsence, today: IsoDate): Absence => ({
  Id: row.id,
  Version: row.version,
  Values: absenceForm.write(formOf(row), today) as Absence['Values'],
  KalDagar: calendarDays(formOf(row)),
})
