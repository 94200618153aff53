import { inventPeople, type Person } from '../../../../ui/screens/dev/people.ts'

/**
 * A row of ten columns: texts that are few and texts that are all different, a date, whole numbers
 * and decimals.
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

/** In CSS pixels, of every contestant's rows. */
export const rowHeight = 36

/** Every contestant sorts texts as Swedes do. */
export const swedish = new Intl.Collator('sv-SE')

export const benchRows = (count: number): readonly BenchRow[] =>
  inventPeople(count).map(({ Last: _, ...person }) => ({
    ...person,
    Epost: `${person.Namn.replace(', ', '.')}.${person.AnstNr}@example.se`,
    Postnr: 10_000 + ((person.AnstNr * 7919) % 90_000),
  }))

/** What a page does for the bench. */
export interface Contestant {
  readonly mount: (root: HTMLElement, rows: readonly BenchRow[]) => void
  /** Ascending by that column. */
  readonly sort: (column: string) => void
  /** The text of the first row in a column, by its place; undefined while it is not there. */
  readonly first: (place: number) => string | undefined
  /** What is scrolled; null while it is not there. */
  readonly scroller: () => Element | null
  readonly unmount: () => void
}

/** Milliseconds. */
export interface Lap {
  readonly mount: number
  readonly sorts: readonly number[]
}

/** What a person's scrolling came to. */
export interface Ride {
  readonly frames: number
  /** Those that took longer than 16.7 ms, which is one refresh of the screen. */
  readonly long: number
}

const channel = new MessageChannel()
/**
 * A task later: finer than a frame, and after whatever the contestant has put off to a task of its
 * own.
 */
const taskLater = () =>
  new Promise<void>(resolve => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })

const digits = (text: string) => Number(text.replaceAll(/[^\d,.]/g, '').replace(',', '.'))

const frame = () => new Promise<number>(requestAnimationFrame)

/** CSS pixels a second: some fifty rows, as fast as one looks through a long list. */
const speed = 2000
/** The browser rounds the time of a frame. */
const refresh = 1000 / 60 + 1

/** Scrolls for so long at a steady speed, and back again where there is no more. */
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
 * Lets the page be driven by `tests/bench/rows/tables.ts`: the time until the right row is first,
 * laid out.
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
