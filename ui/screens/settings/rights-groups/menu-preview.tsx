import { useMemo } from 'react'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import { css, cx } from '#styled-system/css/index.js'
import { useScreens } from '#ui/shell/area.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { menuOf } from './menu-of.ts'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.menu
const items = css({ display: 'grid', gap: '1' })
const item = css({ display: 'flex', alignItems: 'center', gap: '2', '& svg': { width: 'icon.sm', height: 'icon.sm' } })
const head = css({ color: 'fg.muted', textStyle: 'strong', paddingBlock: '1' })
const indented = css({ paddingInlineStart: '6' })

/** Renders the side menu that the rights give, as words: it leads nowhere. */
export function MenuPreview({ granted }: { readonly granted: readonly Right[] }) {
  const screens = useScreens()
  const menu = useMemo(() => {
    const on = new Set(granted)
    return menuOf(
      screens,
      rightsWhere(right => on.has(right)),
    )
  }, [screens, granted])
  return (
    <Section title={texts.title} description={texts.description}>
      <ul className={items}>
        {menu.screens.map(({ name, title, icon: Icon }) => (
          <li key={name} className={item}>
            <Icon aria-hidden />
            {title}
          </li>
        ))}
        {menu.groups.map(({ id, title, icon: Icon, screens: within }) => (
          <li key={id}>
            <div className={cx(item, head)}>
              <Icon aria-hidden />
              {title}
            </div>
            <ul className={cx(items, indented)}>
              {within.map(screen => (
                <li key={screen.name}>{screen.title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
