import CircleHelp from 'lucide-react/icons/circle-help'
import LogOut from 'lucide-react/icons/log-out'
import { roleLabel } from '#contracts/code-lists/roles.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useColourMode, useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { useIsWide } from '#ui/widgets/layout/use-is-wide.ts'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/widgets/menu/menu-item.tsx'
import { MenuRadioGroup } from '#ui/widgets/menu/menu-options.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { Slot } from '../slot.tsx'

const trigger = css({ borderRadius: 'full', cursor: 'pointer', display: 'inline-flex' })
const name = css({ textStyle: 'strong', color: 'fg.default' })

/** On a phone, receives the focus when the help closes. */
export const userMenuId = 'user-menu'

/** Renders the signed-in user, the colour mode, and the logout. */
export function UserMenu() {
  const session = useFlow('session')
  const { colourMode } = useRuntime()
  const mode = useColourMode()
  const account = useSelect('app', selectApp.account)
  const company = useSelect('app', selectApp.workplace)?.company
  const isWide = useIsWide()
  const help = useFlow('helpPanel')
  if (!account) return null
  return (
    <Menu
      label={shellTexts.userMenu}
      maxHeight={380}
      align="end"
      trigger={
        <button id={userMenuId} type="button" className={trigger}>
          <VisuallyHidden>
            {shellTexts.userMenu}: {account.Namn}
          </VisuallyHidden>
          <Avatar name={account.Namn} id={account.Login} size={32} />
        </button>
      }
      header={
        <>
          <p className={name}>{account.Namn}</p>
          <p className={common.caption}>
            {roleLabel(account.Roll, company?.BrukareNamnTyp)} · {account.LicNr}
          </p>
        </>
      }
    >
      <MenuRadioGroup
        label={shellTexts.colourMode}
        value={mode ?? 'system'}
        onChange={chosen => colourMode.choose(chosen === 'system' ? null : chosen)}
        options={(['system', 'light', 'dark'] as const).map(value => ({ value, label: shellTexts.colourModes[value] }))}
      />
      <MenuSeparator />
      {!isWide && (
        <MenuItem value="help" icon={CircleHelp} onSelect={() => help.send({ type: 'help.toggle' })}>
          {helpTexts.open}
        </MenuItem>
      )}
      <Slot of={({ UserMenu: Items }) => Items} />
      <MenuSeparator />
      <MenuItem value="sign-out" icon={LogOut} onSelect={() => session.send({ type: 'signOut' })}>
        {shellTexts.signOut}
      </MenuItem>
    </Menu>
  )
}
