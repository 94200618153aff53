import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { failure, ok } from '#machines/kit/shared/result.ts'
import { localRows } from '#machines/kit/table/table.local.ts'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { localSource, serverSource } from '#ui/widgets/table/sources.ts'
import type { BatchAction, RowAction, TableColumn, TableHost, TableSource } from '#ui/widgets/table/table.types.ts'
import { inventPeople, type Person } from './people.ts'

const grid = css({ display: 'grid', gap: '8', gridTemplateColumns: '[minmax(0, 1fr)]' })

const columns: readonly TableColumn<Person>[] = [
  { id: 'Namn', label: 'Namn', width: 220 },
  { id: 'AnstNr', label: 'Anställningsnummer', kind: 'number', width: 160 },
  { id: 'Avdelning', label: 'Avdelning' },
  { id: 'Titel', label: 'Befattning', isHidden: true },
  { id: 'Anstalld', label: 'Anställd', kind: 'date' },
  { id: 'Tjanstgoring', label: 'Tjänstgöringsgrad', kind: 'number', width: 150 },
  { id: 'Lon', label: 'Månadslön', kind: 'amount', isSummed: true },
  { id: 'Avgift', label: 'Arbetsgivaravgiftsunderlag', kind: 'amount', width: 210, isSummed: true },
  {
    id: 'Last',
    label: 'Låst',
    kind: 'flag',
    render: ({ Last }) => (Last ? <Chip icon={Lock}>Låst</Chip> : 'Nej'),
  },
]

const batches: readonly BatchAction[] = [
  { id: 'lock', label: 'Lås', icon: Lock, url: '/perlista/lock', preset: { Last: true }, isReselecting: true },
  { id: 'send', label: 'Skicka lönebesked', icon: Send, url: '/payslips/send' },
  {
    id: 'remove',
    label: 'Ta bort',
    icon: Trash2,
    tone: 'danger',
    url: '/perlista',
    method: 'DELETE',
    isAskedAbout: true,
    question: count => ({
      title: 'Ta bort anställda',
      text: `${count} anställda tas bort ur personalregistret. Det kan inte ångras.`,
    }),
  },
]

/** Row actions that only report the chosen row and change nothing. */
const rowActionsOf =
  ({ tell }: TableHost) =>
  ({ Namn, Last }: Person): readonly RowAction<Person>[] => [
    { id: 'edit', label: 'Ändra', icon: Pencil, onSelect: () => tell('INFO', `Ändra ${Namn}`) },
    { id: 'lock', label: 'Lås', icon: Lock, disabled: Last, onSelect: () => tell('INFO', `Lås ${Namn}`) },
    { id: 'remove', label: 'Ta bort', icon: Trash2, tone: 'danger', onSelect: () => tell('INFO', `Ta bort ${Namn}`) },
  ]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/**
 * Returns a table source that imitates a backend: each row takes a while, changes are kept, and
 * every tenth employee is refused.
 */
function pretendedServer(count: number): TableSource {
  let people = inventPeople(count)
  return serverSource([], {
    load: async (query, signal) => {
      await pause(120, signal)
      return ok(localRows(people, ['Lon', 'Avgift'])(query))
    },
    send: async ({ method, items }, signal) => {
      await pause(items.length * 5, signal)
      const sent = items as readonly Partial<Person>[]
      const isRefused = ({ AnstNr = 0 }: Partial<Person>) => AnstNr % 10 === 0
      const taken = new Map(sent.filter(item => !isRefused(item)).map(item => [item.AnstNr, item]))
      people =
        method === 'DELETE'
          ? people.filter(({ AnstNr }) => !taken.has(AnstNr))
          : people.map(person => ({ ...person, ...taken.get(person.AnstNr) }))
      return ok({
        errors: sent.flatMap((item, index) =>
          isRefused(item) ? [{ index, message: 'Lönekörningen för november är redan påbörjad.' }] : [],
        ),
      })
    },
  })
}

const broken = serverSource([], {
  load: async () => failure({ tag: 'backend', status: 500, dvCode: '50000', message: 'Registret svarar inte.' }),
})
const never = serverSource([], { load: () => new Promise(() => {}) })

/** Renders the data table in its states. It makes no network request. */
export function Tables({ host }: { readonly host: TableHost }) {
  const [server] = useState(() => pretendedServer(312))
  const [empty] = useState(() => localSource([], []))
  const [large, setLarge] = useState<TableSource>()
  const rowActions = useMemo(() => rowActionsOf(host), [host])
  const plain = { columns, host, empty: { title: 'Här visas företagets anställda.' } }
  return (
    <div className={grid}>
      <section data-demo="server">
        <h2 className={common.headingSmAbove}>Sidor från servern</h2>
        <DataTable
          {...plain}
          name="dev.people"
          title="Anställda"
          source={server}
          sortBy="Namn"
          keyFields={['AnstNr']}
          batches={batches}
          rowActions={rowActions}
          renderLink={(row, content) => <a href={`#${row.AnstNr}`}>{content}</a>}
          filters="Alla avdelningar"
        />
      </section>
      <section data-demo="large">
        <h2 className={common.headingSmAbove}>100 000 rader</h2>
        {large ? (
          <DataTable
            {...plain}
            name="dev.large"
            title="Alla anställda"
            source={large}
            perPage={-1}
            keyFields={['AnstNr']}
            isSelectable
          />
        ) : (
          <Button onClick={() => setLarge(localSource([], inventPeople(100_000), { sums: ['Lon', 'Avgift'] }))}>
            Visa 100 000 rader
          </Button>
        )}
      </section>
      <section data-demo="empty">
        <h2 className={common.headingSmAbove}>Tom</h2>
        <DataTable
          {...plain}
          name="dev.empty"
          title="Inga anställda"
          source={empty}
          empty={{
            title: 'Här visas företagets anställda.',
            action: <Button variant="primary">Lägg till anställd</Button>,
          }}
        />
      </section>
      <section data-demo="failed">
        <h2 className={common.headingSmAbove}>Misslyckad</h2>
        <DataTable {...plain} name="dev.failed" title="Register" source={broken} />
      </section>
      <section data-demo="loading">
        <h2 className={common.headingSmAbove}>På väg</h2>
        <DataTable {...plain} name="dev.loading" title="Väntande" source={never} />
      </section>
    </div>
  )
}
