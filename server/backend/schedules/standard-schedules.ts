import type { FormValues } from '#contracts/forms/field.ts'
import { daySchedules } from '#contracts/registers/day-schedules.ts'
import type { Register } from '#contracts/registers/register.ts'
import { workSchedules } from '#contracts/registers/work-schedules.ts'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { mondayOf } from '#contracts/schedules/work-schedule.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerStore } from '../registers/register-store.ts'

const days: readonly FormValues[] = [
  { SkiftID: 'DAG', BenText: 'Dag', StartTid: '08:00', SlutTid: '17:00', Raster: ['12:00-13:00'], FlexTid: true },
  { SkiftID: 'KORT', BenText: 'Kort dag', StartTid: '08:00', SlutTid: '12:00', Raster: [] },
  { SkiftID: 'FM', BenText: 'Förmiddag', StartTid: '06:00', SlutTid: '14:30', Raster: ['10:00-10:30'] },
  { SkiftID: 'EM', BenText: 'Eftermiddag', StartTid: '14:00', SlutTid: '22:30', Raster: ['18:00-18:30'] },
  { SkiftID: 'NATT', BenText: 'Natt', StartTid: '22:00', SlutTid: '06:00', Raster: ['02:00-02:30'] },
]

const week = (shift: string) => [...Array.from({ length: 5 }, () => shift), '', '']

const schedules: readonly FormValues[] = [
  { SchemaID: 'HELTID', BenText: 'Heltid, dagtid', AntalVeckor: 1, HeltidTim: 40, Veckor: week('DAG') },
  { SchemaID: 'HALVTID', BenText: 'Halvtid, förmiddagar', AntalVeckor: 1, HeltidTim: 40, Veckor: week('KORT') },
  {
    SchemaID: '2SKIFT',
    BenText: 'Tvåskift',
    AntalVeckor: 2,
    HeltidTim: 40,
    Veckor: [...week('FM'), ...week('EM')],
  },
  {
    SchemaID: '3SKIFT',
    BenText: 'Treskift',
    AntalVeckor: 3,
    HeltidTim: 38,
    LedigHelg: false,
    Veckor: [...week('FM'), ...week('EM'), ...week('NATT')],
  },
]

/** Adds one schedule of each common kind to the transaction's company, for demo and trial. */
export async function addSchedules(tx: Transaction, year: number): Promise<void> {
  const first = isoDate(year, 1, 1)
  for (const each of days) await add(tx, daySchedules, each, first)
  for (const each of schedules) await add(tx, workSchedules, { StartDatum: mondayOf(first), ...each }, first)
}

const add = (tx: Transaction, register: Register, values: FormValues, today: IsoDate) =>
  registerStore(register).add(tx, register.model.write({ ...register.model.defaults(today), ...values }, today))
