import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo, useState } from 'react'
import { allRights, type Right } from '#contracts/rights/catalogue.ts'
import * as select from '#machines/rights-groups/rights-groups/rights-groups.select.ts'
import type { GroupDraft } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'
import { RightsTree } from './rights-tree.tsx'
import { type Turn, wordsAbout } from './turning.ts'
import { useTreeRows } from './use-tree-rows.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'center',
  px: { base: '4', sm: '5' },
  pb: '3',
  '& > :first-child': { flex: '[1 1 14rem]' },
})
const said = css({ px: { base: '4', sm: '5' }, color: 'fg.muted', textStyle: 'caption', '&:not(:empty)': { pb: '3' } })

interface RightsPanelProps {
  readonly draft: GroupDraft
  /** The rights that the person may turn on. Null for a group that cannot be changed. */
  readonly mayGive: ReadonlySet<Right> | null
}

/** Renders the tree of a group's rights with its search. */
export function RightsPanel({ draft: { granted }, mayGive }: RightsPanelProps) {
  const flow = useFlow('rightsGroups')
  const canUndo = useSelect('rightsGroups', select.canUndo)
  const tree = useTreeRows()
  const [followed, setFollowed] = useState('')
  const on = useMemo(() => new Set(granted), [granted])
  const turn = (turned: Turn) => {
    setFollowed(wordsAbout(turned, granted))
    flow.send({ type: 'group.turn', ...turned })
  }
  const undo = () => {
    setFollowed('')
    flow.send({ type: 'group.undo' })
  }
  const rule = mayGive && mayGive.size < allRights.length ? `${texts.rule} ${texts.limit}` : texts.rule
  return (
    <Section title={texts.tree} description={mayGive ? rule : undefined} padding="none">
      <div className={bar}>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.label}
          value={tree.term}
          onChange={tree.search}
          size="sm"
        />
        <Button size="sm" variant="ghost" onClick={() => tree.setAllOpen(!tree.isAllOpen)}>
          {tree.isAllOpen ? texts.fold : texts.unfold}
        </Button>
        {mayGive && <IconButton size="sm" icon={Undo2} label={texts.undo} disabled={!canUndo} onClick={undo} />}
      </div>
      <p className={said} role="status">
        {followed}
      </p>
      {tree.rows.length === 0 ? (
        <EmptyState size="sm" title={texts.search.none(tree.term.trim())} />
      ) : (
        <RightsTree tree={tree} granted={on} mayGive={mayGive} onTurn={turn} onUndo={undo} />
      )}
    </Section>
  )
}
