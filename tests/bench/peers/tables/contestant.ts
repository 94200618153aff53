import { inventPeople, type Person } from '#ui/screens/dev/people.ts'

/** A row of ten columns: texts that are few and texts that are all different, a date, whole numbers and decimals. */
export interface BenchRow extends Omit<Person, 'Last'> {
  readonly Epost: string
  readonly Postnr: number
}

export const benchColumns = [
  ...(['Namn', 'AnstNr', 'Avdelning', 'Titel', 'Anstalld'] as const),
  ...(['Tjanstgoring', 'Lon', 'Avgift', 'Epost', 'Postnr'] as const),
]

export const isText = (column: string): boolean => ['Namn', 'Avdelning', 'Titel', 'Anstalld', 'Epost'].includes(column)

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
  readonly unmount: () => void
}

/** Milliseconds. */
export interface Lap {
  readonly mount: number
  readonly sorts: readonly number[]
}

const channel = new MessageChannel()
/** A task later: finer than a frame, and after whatever the contestant has put off to a task of its own. */
const taskLater = () =>
  new Promise<void>(resolve => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })

const digits = (text: string) => Number(text.replaceAll(/[^\d,.]/g, '').replace(',', '.'))

/** Lets the page be driven by `tests/bench/rows/tables.ts`: the time until the right row is first, laid out. */
export function enter({ mount, sort, first, unmount }: Contestant): void {
  const until = async (holds: () => boolean) => {
    const begun = performance.now()
    while (!holds()) {
      if (performance.now() - begun > 20_000) throw new Error('The row never came')
      await taskLater()
    }
    document.body.getBoundingClientRect()
  }
  const lap = async (count: number): Promise<Lap> => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
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
  Object.assign(window, { lap })
}
