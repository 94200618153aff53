import { useMemo, useState } from 'react'
import { type Role, roleLabel, roles } from '#contracts/code-lists/roles.ts'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { useOpens } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { useAreas, useScreens, useTitleOf } from '#ui/shell/area.ts'
import { menuOf } from '#ui/shell/side-menu/menu-of.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.menu
const whole = css({ marginTop: '4' })
const item = css({ display: 'flex', alignItems: 'center', gap: '2', '& svg': { width: 'icon.sm', height: 'icon.sm' } })
const head = css({ color: 'fg.muted', textStyle: 'strong', paddingBlock: '1' })
const indented = css({ paddingInlineStart: '6' })

/** The roles whose rights come from a group. A licence user has every right. */
const rolesOfGroups = roles.codes.filter(role => role !== 'LIC')
/** The role of most of those who have a group. */
const usualRole: Role = 'AVD'

/**
 * Renders the side menu that the rights give somebody of a chosen role in this company, as words:
 * it leads nowhere.
 */
export function MenuPreview({ granted }: { readonly granted: readonly Right[] }) {
  const { menu } = useAreas()
  const screens = useScreens()
  const titleOf = useTitleOf()
  const [Roll, setRole] = useState<Role>(usualRole)
  const wording = useSelect('app', selectApp.workplace)?.company.BrukareNamnTyp
  const facts = useMemo(() => {
    const on = new Set(granted)
    return { Roll, rights: rightsWhere(right => on.has(right)) }
  }, [granted, Roll])
  const existing = screens.filter(({ load }) => load)
  const parts = menuOf(menu, existing, useOpens(facts))
  return (
    <Section title={texts.title} description={texts.description}>
      <SelectField
        label={texts.role}
        value={Roll}
        onChange={role => setRole(role as Role)}
        options={rolesOfGroups.map(value => ({ value, label: roleLabel(value, wording) }))}
      />
      <ul className={cx(common.stack1, whole)}>
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
              <ul className={cx(common.stack1, indented)}>
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
