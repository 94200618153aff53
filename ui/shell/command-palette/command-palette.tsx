import { useDeferredValue, useMemo } from 'react'
import * as select from '#machines/frame/command-palette/command-palette.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { paletteTexts as texts } from '#ui/shell/command-palette/command-palette.text.ts'
import { formatCount } from '#ui/text/format.ts'
import { Palette } from '#ui/widgets/palette/palette.tsx'
import type { Command, FoundLines } from './command.ts'
import { groupsOf } from './groups.ts'
import { prepare } from './search.ts'
import { useActions, useScreenCommands } from './use-commands.ts'

const legend = [
  { keys: ['↑', '↓'], does: texts.legend.move },
  { keys: ['Enter'], does: texts.legend.choose },
  { keys: ['Esc'], does: texts.legend.close },
]

export interface CommandPaletteProps {
  readonly onShortcuts: () => void
  /** The areas' hooks of what appears only in search results. They never change. */
  readonly finds: readonly (() => FoundLines)[]
}

/**
 * Renders the command palette (Ctrl+K), which searches screens, commands and what the areas find:
 * companies, settings, employees.
 */
export default function CommandPalette({ onShortcuts, finds }: CommandPaletteProps) {
  const flow = useFlow('commandPalette')
  const query = useSelect('commandPalette', select.query)
  const recent = useSelect('commandPalette', select.recent)
  const isListing = useSelect('commandPalette', select.isListing)
  const findsCompanies = useSelect('commandPalette', select.findsCompanies)
  const screens = useScreenCommands()
  const actions = useActions(onShortcuts)
  const found = finds.map(usePrepared)
  // A key shows its letter at once; the search among thousands follows, as its lines do.
  const sought = useDeferredValue(query)
  const groups = groupsOf({
    query: sought,
    recent,
    screens,
    actions,
    found: found.map(({ key, most, prepared }) => ({ key, most, lines: prepared })),
  })
  const count = groups.reduce((sum, { items, hidden }) => sum + items.length + hidden, 0)
  const titles: Readonly<Record<string, string>> = {
    ...texts.groups,
    ...Object.fromEntries(found.map(({ key, title }) => [key, title])),
  }
  const isSearching = found.some(each => each.isPending)
  const choose = (command: Command) => {
    flow.send(command.isPassing ? { type: 'palette.close' } : { type: 'palette.choose', id: command.id })
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
        title: titles[key] ?? '',
        items,
        ...(hidden > 0 && { note: found.find(each => each.key === key)?.more(formatCount(hidden)) }),
      }))}
      status={sought.trim() === '' ? '' : texts.status(count)}
      empty={isListing ? texts.listing : isSearching ? texts.searching : texts.empty(sought.trim())}
      isPending={isListing || isSearching}
      onChoose={choose}
      onClose={() => flow.send({ type: 'palette.close' })}
      legend={legend}
    />
  )
}

/** Returns what an area finds. Its lines are many, and are prepared only when they change. */
function usePrepared(useFinds: () => FoundLines) {
  const found = useFinds()
  const { lines } = found
  return { ...found, prepared: useMemo(() => prepare(lines), [lines]) }
}
