import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'
import * as select from '#machines/rights-groups/rights-groups/rights-groups.select.ts'
import type { StoredGroup } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'

const lists = css({ display: 'grid', gap: '6', alignContent: 'start' })
const heading = css({ textStyle: 'captionStrong', color: 'fg.muted', px: '3', mb: '1' })
const entry = css({
  position: 'relative',
  width: 'full',
  textAlign: 'start',
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=true]': { bg: 'bg.selected' },
})
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'strong',
  '& svg': { width: 'icon.sm', height: 'icon.sm', flexShrink: '0', color: 'fg.muted' },
})
const none = css({ px: '3', color: 'fg.muted' })

/** Renders the groups of the licence's own, then the standard ones, as buttons that show them. */
export function GroupList({ onOpen }: { readonly onOpen: (Id: string) => void }) {
  const groups = useSelect('rightsGroups', select.groups) ?? []
  return (
    <nav aria-label={texts.list.label} className={lists}>
      <Part title={texts.list.own} groups={groups.filter(({ isStandard }) => !isStandard)} onOpen={onOpen} />
      <Part title={texts.list.standard} groups={groups.filter(({ isStandard }) => isStandard)} onOpen={onOpen} />
    </nav>
  )
}

interface PartProps {
  readonly title: string
  readonly groups: readonly StoredGroup[]
  readonly onOpen: (Id: string) => void
}

function Part({ title, groups, onOpen }: PartProps) {
  const id = useId()
  const chosen = useSelect('rightsGroups', select.chosen)?.Id
  return (
    <div>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {groups.length === 0 && <p className={none}>{texts.list.none}</p>}
      <ul aria-labelledby={id} className={common.stackHalf}>
        {groups.map(({ Id, BenText, isStandard, users }) => (
          <li key={Id}>
            <button
              type="button"
              className={entry}
              aria-current={Id === chosen || undefined}
              onClick={() => onOpen(Id)}
            >
              <span className={name}>
                {BenText}
                {isStandard && <Lock aria-hidden />}
              </span>
              <span className={common.captionLine}>{texts.users(users)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
