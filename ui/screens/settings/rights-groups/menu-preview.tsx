import { useMemo } from 'react'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import { css, cx } from '#styled-system/css/index.js'
import { useOpens } from '#ui/runtime/access.ts'
import { useAreas, useScreens, useTitleOf } from '#ui/shell/area.ts'
import { menuOf } from '#ui/shell/side-menu/menu-of.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.menu
const items = css({ display: 'grid', gap: '1' })
const item = css({ display: 'flex', alignItems: 'center', gap: '2', '& svg': { width: 'icon.sm', height: 'icon.sm' } })
const head = css({ color: 'fg.muted', textStyle: 'strong', paddingBlock: '1' })
const indented = css({ paddingInlineStart: '6' })

/** Renders the side menu that the rights give in this company, as words: it leads nowhere. */
export function MenuPreview({ granted }: { readonly granted: readonly Right[] }) {
  const { menu } = useAreas()
  const screens = useScreens()
  const titleOf = useTitleOf()
  const rights = useMemo(() => {
    const on = new Set(granted)
    return rightsWhere(right => on.has(right))
  }, [granted])
  const existing = screens.filter(({ load }) => load)
  const parts = menuOf(menu, existing, useOpens(rights))
  return (
    <Section title={texts.title} description={texts.description}>
      <ul className={items}>
        {parts.map(part => {
          if (part.kind === 'divider') return null
          const { icon: Icon } = part.kind === 'group' ? part.group : part.screen
          if (part.kind === 'screen')
            return (
              <li key={part.screen.name} className={item}>
                <Icon aria-hidden />
                {titleOf(part.screen)}
              </li>
            )
          return (
            <li key={part.group.id}>
              <div className={cx(item, head)}>
                <Icon aria-hidden />
                {part.group.title}
              </div>
              <ul className={cx(items, indented)}>
                {part.screens.map(screen => (
                  <li key={screen.name}>{titleOf(screen)}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
