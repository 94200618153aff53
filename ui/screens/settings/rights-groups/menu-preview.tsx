import { useMemo } from 'react'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import { css } from '#styled-system/css/index.js'
import { useScreens } from '#ui/shell/area.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { menuOf } from './menu-of.ts'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.menu
const list = css({ display: 'grid', gap: '3' })
const items = css({ display: 'grid', gap: '1' })
const item = css({ display: 'flex', alignItems: 'center', gap: '2', '& svg': { width: 'icon.sm', height: 'icon.sm' } })
const head = css({ color: 'fg.muted', textStyle: 'strong', mb: '1' })
const within = css({ paddingInlineStart: '6' })
const empty = css({ color: 'fg.muted' })

/** Renders the side menu that the rights give, as words: it leads nowhere. */
export function MenuPreview({ granted }: { readonly granted: readonly Right[] }) {
  const screens = useScreens()
  const parts = useMemo(() => {
    const on = new Set(granted)
    return menuOf(
      screens,
      rightsWhere(right => on.has(right)),
    )
  }, [screens, granted])
  return (
    <Section title={texts.title} description={texts.description}>
      {parts.length === 0 ? (
        <p className={empty}>{texts.empty}</p>
      ) : (
        <ul className={list}>
          {parts.map(({ group, screens: shown }) => (
            <li key={group?.id ?? ''}>
              {group && (
                <div className={`${item} ${head}`}>
                  <group.icon aria-hidden />
                  {group.title}
                </div>
              )}
              <ul className={items}>
                {shown.map(({ name, title, icon: Icon }) => (
                  <li key={name} className={group ? within : item}>
                    {!group && <Icon aria-hidden />}
                    {title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
