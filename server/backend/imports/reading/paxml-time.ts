import { addDays, isDate } from '#contracts/rules/date.ts'
import { swedishTime } from '../../platform/calendar/swedish-date.ts'
import { type Cell, wrongCell } from './cell.ts'

/** A date or a time of XML Schema. Some programs write the zone's name in brackets after it. */
const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?(?:\[Europe\/Stockholm\])?$/

/** Returns the day of a date or a time. What is neither is returned to be refused. */
export function dayCell(text: string): Cell {
  const [, day, clock, , zone] = written.exec(text) ?? []
  if (day === undefined) return text
  if (clock === undefined) return day
  return zone === undefined || isSwedish(day, clock, zone) ? day : otherZone(text)
}

/** Returns a time as YYYY-MM-DD HH:MM. */
export function timeCell(text: string): Cell {
  const [, day, clock, seconds = '00', zone] = written.exec(text) ?? []
  if (text === '') return text
  if (day === undefined || clock === undefined)
    return wrongCell(text, 'Ange dag och klockslag som 2026-11-23T08:00:00.')
  if (seconds !== '00') return wrongCell(text, 'Klockslag läses i hela minuter, utan sekunder.')
  if (clock === '24:00') return isDate(day) ? `${addDays(day, 1)} 00:00` : text
  return zone === undefined || isSwedish(day, clock, zone) ? `${day} ${clock}` : otherZone(text)
}

/** True when a zone is that of Sweden at the time. */
function isSwedish(day: string, clock: string, zone: string): boolean {
  const time = new Date(`${day}T${clock}${zone}`)
  return !Number.isNaN(time.getTime()) && swedishTime(time) === `${day} ${clock}`
}

const otherZone = (text: string): Cell => wrongCell(text, 'Tiden är i en annan tidszon än Sveriges.')
