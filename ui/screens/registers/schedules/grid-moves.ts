import { cellsOfWeeks, daysOfWeek } from '#contracts/schedules/work-schedule.ts'

/** The keys that move in the grid, with how far in days. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysOfWeek,
  ArrowDown: daysOfWeek,
}

/** Returns the cell that a key leads to, or undefined when it leads nowhere. */
export function cellAfter(key: string, at: number, cells: number): number | undefined {
  if (key === 'Home') return at - (at % daysOfWeek)
  if (key === 'End') return at - (at % daysOfWeek) + daysOfWeek - 1
  const move = moves[key]
  if (move === undefined) return undefined
  const to = at + move
  // Left and right stay in the week.
  if (Math.abs(move) === 1 && Math.floor(to / daysOfWeek) !== Math.floor(at / daysOfWeek)) return undefined
  return to >= 0 && to < cells ? to : undefined
}

/** Returns the cells of the rectangle between two cells. */
export function cellsBetween(from: number, to: number): readonly number[] {
  const [days, weeks] = [(cell: number) => cell % daysOfWeek, (cell: number) => Math.floor(cell / daysOfWeek)].map(
    of => [Math.min(of(from), of(to)), Math.max(of(from), of(to))] as const,
  ) as [readonly [number, number], readonly [number, number]]
  const range = ([first, last]: readonly [number, number]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return range(weeks).flatMap(week => range(days).map(day => week * daysOfWeek + day))
}

/** Returns the weeks with some cells set to a value. Weeks beyond the rotation are kept. */
export function withCells(
  cells: readonly string[],
  weeks: number,
  places: readonly number[],
  value: string,
): readonly string[] {
  const all = [...cellsOfWeeks(cells, weeks), ...cells.slice(weeks * daysOfWeek)]
  for (const place of places) all[place] = value
  return all
}
