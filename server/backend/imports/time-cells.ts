import { timeRow } from '#contracts/registers/row-fields.ts'
import { addDays, type IsoDate, isDate } from '#contracts/rules/date.ts'
import { type CellForm, readCell } from './read-cell.ts'
import { type Cell, textOf } from './reading/cell.ts'

/** A time of day, in whole minutes: 8:00, 08.00, 08:00:00. */
const timeOfDay = /^(\d|[01]\d|2[0-4])[:.]([0-5]\d)(?::00)?$/

function clockIn(cell: Cell | undefined): string | undefined {
  const [, hours, minutes] = (cell === undefined ? undefined : timeOfDay.exec(textOf(cell))) ?? []
  if (hours === undefined || (hours === '24' && minutes !== '00')) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/**
 * Returns the cells of a time row with the day in its times, for a file that has the day in a
 * column of its own. A time that ends before it begins ends on the next day.
 */
export function withDays(
  cells: Readonly<Record<string, Cell>>,
  form: CellForm,
  today: IsoDate,
): Readonly<Record<string, Cell>> {
  const { Datum = '', StartTid, SlutTid, ...others } = cells
  const [start, end] = [clockIn(StartTid), clockIn(SlutTid)]
  const day = readCell(timeRow.fields.Datum, Datum, form, today)
  if (start === undefined || end === undefined || !day.ok || !isDate(String(day.value))) return dated(cells)
  const first = String(day.value)
  const last = end === '24:00' || end < start ? addDays(first, 1) : first
  return { ...others, StartTid: `${first} ${start}`, SlutTid: `${last} ${end === '24:00' ? '00:00' : end}` }
}

/** Returns the cells with dates of Excel in its times as texts. */
function dated(cells: Readonly<Record<string, Cell>>): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const isTime = name === 'StartTid' || name === 'SlutTid'
      return [name, isTime && typeof cell === 'object' && cell.is === 'date' ? cell.text : cell]
    }),
  )
}
