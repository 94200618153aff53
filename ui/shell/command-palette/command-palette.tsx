import { useMemo } from 'react'
import * as select from '#machines/frame/command-palette/command-palette.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { paletteTexts as texts } from '#ui/shell/command-palette/command-palette.text.ts'
import { formatCount } from '#ui/text/format.ts'
import { Palette } from '#ui/widgets/palette/palette.tsx'
import type { Command } from './command.ts'
import { groupsOf } from './groups.ts'
import { prepare } from './search.ts'
import { useActions, useFinds, useScreenCommands } from './use-commands.ts'

const legend = [
  { keys: ['↑', '↓'], does: texts.legend.move },
  { keys: ['Enter'], does: texts.legend.choose },
  { keys: ['Esc'], does: texts.legend.close },
]

/** Renders the command palette (Ctrl+K), which searches screens, companies and commands. */
export default function CommandPalette({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const flow = useFlow('commandPalette')
  const query = useSelect('commandPalette', select.query)
  const recent = useSelect('commandPalette', select.recent)
  const isListing = useSelect('commandPalette', select.isListing)
  const findsCompanies = useSelect('commandPalette', select.findsCompanies)
  const screens = useScreenCommands()
  const actions = useActions(onShortcuts)
  const companies = useFinds()
  // The companies are by far the most, and the same at every key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are as many as the areas, which do not change
  const preparedCompanies = useMemo(() => prepare(companies.flatMap(found => found ?? [])), companies)
  const groups = groupsOf({ query, recent, screens, actions, companies: preparedCompanies })
  const found = groups.reduce((sum, { items, hidden }) => sum + items.length + hidden, 0)
  const choose = (command: Command) => {
    flow.send({ type: 'palette.choose', id: command.id })
    command.run()
  }
  return (
    <Palette
      label={texts.label}
      placeholder={findsCompanies ? texts.placeholder.all : texts.placeholder.few}
      query={query}
      onQuery={written => flow.send({ type: 'palette.search', query: written })}
      groups={groups.map(({ key, items, hidden }) => ({
        key,
        title: texts.groups[key],
        items,
        ...(hidden > 0 && { note: texts.more(formatCount(hidden)) }),
      }))}
      status={query.trim() === '' ? '' : texts.status(found)}
      empty={isListing ? texts.listing : texts.empty(query.trim())}
      onChoose={choose}
      onClose={() => flow.send({ type: 'palette.close' })}
      legend={legend}
    />
  )
}
