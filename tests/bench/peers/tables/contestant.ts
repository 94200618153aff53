import { inventPeople, type Person } from '../../../../ui/screens/dev/people.ts'

/**
 * A row of ten columns: texts with few and with many different values, a date, integers and
 * decimals.
 */
export interface BenchRow extends Omit<Person, 'Last'> {
  readonly Epost: string
  readonly Postnr: number
}

export const benchColumns = [
  ...(['Namn', 'AnstNr', 'Avdelning', 'Titel', 'Anstalld'] as const),
  ...(['Tjanstgoring', 'Lon', 'Avgift', 'Epost', 'Postnr'] as const),
]

export const isText = (column: string): boolean => ['Namn', 'Avdelning', 'Titel', 'Anstalld', 'Epost'].includes(column)

/** The row height of every contestant, in CSS pixels. */
export const rowHeight = 36

/** The collation of every contestant. */
export const swedish = new Intl.Collator('sv-SE')

export const benchRows = (count: number): readonly BenchRow[] =>
  inventPeople(count).map(({ Last: _, ...person }) => ({
    ...person,
    Epost: `${person.Namn.replace(', ', '.')}.${person.AnstNr}@example.se`,
    Postnr: 10_000 + ((person.AnstNr * 7919) % 90_000),
  }))

/** What a contestant's page offers the benchmark. */
export interface Contestant {
  readonly mount: (root: HTMLElement, rows: readonly BenchRow[]) => void
  /** Sorts ascending by the column. */
  readonly sort: (column: string) => void
  /** Returns the text of the first row in a column, by index; undefined while there is none. */
  readonly first: (place: number) => string | undefined
  /** Returns the scroll container; null while there is none. */
  readonly scroller: () => Element | null
  readonly unmount: () => void
}

/** The measured times, in milliseconds. */
export interface Lap {
  readonly mount: number
  readonly sorts: readonly number[]
}

/** The result of scrolling. */
export interface Ride {
  readonly frames: number
  /** The number of frames longer than 16.7 ms, one refresh of the screen. */
  readonly long: number
}

const channel = new MessageChannel()
/**
 * Resolves in the next task: sooner than a frame, and after any task that the contestant has
 * deferred.
 */
const taskLater = () =>
  new Promise<void>(resolve => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })

const digits = (text: string) => Number(text.replaceAll(/[^\d,.]/g, '').replace(',', '.'))

const frame = () => new Promise<number>(requestAnimationFrame)

/**
 * The scrolling speed in CSS pixels a second: some fifty rows, as when looking through a long list.
 */
const speed = 2000
/** The duration of a frame in milliseconds, with a margin for the browser's rounding. */
const refresh = 1000 / 60 + 1

/** Scrolls for `ms` milliseconds at a steady speed, turning back at the ends. */
async function ride(scroller: Element, ms: number): Promise<Ride> {
  const most = scroller.scrollHeight - scroller.clientHeight
  if (most <= 0) throw new Error('There is nothing to scroll')
  const begun = await frame()
  let [last, frames, long] = [begun, 0, 0]
  while (last - begun < ms) {
    const way = (((last - begun) / 1000) * speed) % (2 * most)
    scroller.scrollTop = way <= most ? way : 2 * most - way
    const now = await frame()
    frames += 1
    if (now - last > refresh) long += 1
    last = now
  }
  return { frames, long }
}

/**
 * Exposes the page to `tests/bench/rows/tables.ts`, which measures the time until the right row is
 * first, laid out.
 */
export function enter({ mount, sort, first, scroller, unmount }: Contestant): void {
  const until = async (holds: () => boolean) => {
    const begun = performance.now()
    while (!holds()) {
      if (performance.now() - begun > 20_000) throw new Error('The row never came')
      await taskLater()
    }
    document.body.getBoundingClientRect()
  }
  const rootOf = () => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
    return root
  }
  const scroll = async (count: number, ms: number): Promise<Ride> => {
    mount(rootOf(), benchRows(count))
    await until(() => first(0) !== undefined && scroller() !== null)
    const ridden = await ride(scroller() ?? rootOf(), ms)
    unmount()
    return ridden
  }
  const lap = async (count: number): Promise<Lap> => {
    const root = rootOf()
    const rows = benchRows(count)
    const least = benchColumns.map(column =>
      isText(column)
        ? rows.reduce((a, b) => (swedish.compare(String(b[column]), String(a[column])) < 0 ? b : a))[column]
        : rows.reduce((least, row) => Math.min(least, Number(row[column])), Number.POSITIVE_INFINITY),
    )
    const timed = async (act: () => void, holds: () => boolean) => {
      const begun = performance.now()
      act()
      await until(holds)
      return performance.now() - begun
    }
    const mounted = await timed(
      () => mount(root, rows),
      () => first(0) !== undefined,
    )
    const sorts: number[] = []
    for (const [place, column] of benchColumns.entries()) {
      const isSorted = () =>
        document.querySelectorAll('[role=columnheader], thead th')[place]?.getAttribute('aria-sort') === 'ascending'
      const isFirst = () => {
        const text = first(place)
        return text !== undefined && (isText(column) ? text === least[place] : digits(text) === least[place])
      }
      sorts.push(
        await timed(
          () => sort(column),
          () => isSorted() && isFirst(),
        ),
      )
    }
    unmount()
    return { mount: mounted, sorts }
  }
  Object.assign(window, { lap, ride: scroll })
}
