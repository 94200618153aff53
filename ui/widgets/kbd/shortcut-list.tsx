import { useId } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Kbd } from './kbd.tsx'

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

const heading = css({ textStyle: 'captionStrong', color: 'fg.muted', mb: '1' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'control.md',
  borderTop: 'subtle',
  '&:first-child': { borderTop: 'none' },
})

/** Renders shortcuts with their descriptions, in groups. */
export const ShortcutList = ({ groups }: { readonly groups: readonly ShortcutGroup[] }) => (
  <div className={common.stack5}>
    {groups.map(group => (
      <Group key={group.title} {...group} />
    ))}
  </div>
)

const Group = ({ title, shortcuts }: ShortcutGroup) => {
  const id = useId()
  return (
    <div>
      <p id={id} className={heading}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {shortcuts.map(({ keys, does }) => (
          <li key={does} className={row}>
            {does}
            <Kbd keys={keys} />
          </li>
        ))}
      </ul>
    </div>
  )
}
