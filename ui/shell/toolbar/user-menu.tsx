import CircleHelp from 'lucide-react/icons/circle-help'
import Copy from 'lucide-react/icons/copy'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useNavigate } from 'react-router-dom'
import { roleLabel } from '#contracts/code-lists/roles.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectPassword from '#machines/sign-in/change-password/change-password.select.ts'
import { css } from '#styled-system/css/index.js'
import { useColourMode, useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { passwordTexts } from '#ui/screens/sign-in/change-password/password.text.ts'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { useIsWide } from '#ui/widgets/layout/use-is-wide.ts'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/widgets/menu/menu-item.tsx'
import { MenuRadioGroup } from '#ui/widgets/menu/menu-options.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { SendMenuItem } from '../../screens/copies/copy-entries.tsx'
import { settingsPath } from '../screens.ts'
import { useLicenceNumber } from './licence-number.tsx'

const trigger = css({ borderRadius: 'full', cursor: 'pointer', display: 'inline-flex' })
const name = css({ textStyle: 'strong', color: 'fg.default' })
const about = css({ textStyle: 'caption', color: 'fg.muted' })

/** Who is signed in, how it looks, and the way out. */
export function UserMenu() {
  const session = useFlow('session')
  const password = useFlow('changePassword')
  const mayChangePassword = useSelect('changePassword', selectPassword.mayChange)
  const navigate = useNavigate()
  const { colourMode } = useRuntime()
  const mode = useColourMode()
  const account = useSelect('app', selectApp.account)
  const company = useSelect('app', selectApp.workplace)?.company
  const licence = useLicenceNumber()
  const isWide = useIsWide()
  const help = useFlow('helpPanel')
  if (!account) return null
  return (
    <Menu
      label={shellTexts.userMenu}
      maxHeight={380}
      align="end"
      trigger={
        <button type="button" className={trigger}>
          <VisuallyHidden>
            {shellTexts.userMenu}: {account.Namn}
          </VisuallyHidden>
          <Avatar name={account.Namn} id={account.Login} size={32} />
        </button>
      }
      header={
        <>
          <p className={name}>{account.Namn}</p>
          <p className={about}>
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
      {licence && !isWide && (
        <MenuItem value="licence" icon={licence.opens ? IdCard : Copy} onSelect={licence.press}>
          {licence.label}
        </MenuItem>
      )}
      {!isWide && (
        <MenuItem value="help" icon={CircleHelp} onSelect={() => help.send({ type: 'help.toggle' })}>
          {helpTexts.open}
        </MenuItem>
      )}
      <MenuItem value="settings" icon={SlidersHorizontal} onSelect={() => navigate(settingsPath)}>
        {shellTexts.settings}
      </MenuItem>
      {mayChangePassword && (
        <MenuItem value="password" icon={KeyRound} onSelect={() => password.send({ type: 'password.open' })}>
          {passwordTexts.title}
        </MenuItem>
      )}
      {company && <SendMenuItem company={company} />}
      <MenuSeparator />
      <MenuItem value="sign-out" icon={LogOut} onSelect={() => session.send({ type: 'signOut' })}>
        {shellTexts.signOut}
      </MenuItem>
    </Menu>
  )
}
