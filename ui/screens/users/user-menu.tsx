import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import LockOpen from 'lucide-react/icons/lock-open'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import type { ActOnUser } from '#machines/users/user-actions/user-actions.types.ts'
import type { UserFacts } from '#machines/users/user-view/user-view.types.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { userTexts } from '#ui/screens/users/users.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { copyOf, newUserPath } from './paths.ts'
import { useUserActions } from './use-users.ts'

const texts = userTexts.actions

interface UserMenuProps {
  readonly user: ActOnUser['user']
  readonly facts: UserFacts
}

/** Renders what can be done with a user beside changing it. */
export function UserMenu({ user, facts: { Status, Hinder, Version, PersNrBekraftat, PersNrAv } }: UserMenuProps) {
  const { act, isActing } = useUserActions()
  const navigate = useNavigate()
  const mayAct = Hinder === null
  const login = useSelect('app', selectApp.session)?.account.Login
  const isNew = Status === 'NY' || Status === 'INBJUDEN'
  return (
    <div className={common.wrap}>
      {mayAct && isNew && (
        <Button icon={Send} variant="primary" disabled={isActing} onClick={() => act('invite', user)}>
          {Status === 'NY' ? texts.invite : texts.inviteAgain}
        </Button>
      )}
      <Menu align="end" trigger={<Button icon={Ellipsis}>{texts.more}</Button>}>
        <MenuItem
          value="copy"
          icon={Copy}
          onSelect={() => navigate(`${newUserPath}?${copyOf}=${encodeURIComponent(user.Login)}`)}
        >
          {texts.copy}
        </MenuItem>
        {mayAct && PersNrBekraftat === false && PersNrAv !== login && (
          <MenuItem
            value="confirmNumber"
            icon={BadgeCheck}
            disabled={isActing}
            onSelect={() => act('confirmNumber', user, { version: Version })}
          >
            {texts.confirmNumber}
          </MenuItem>
        )}
        {mayAct && Status === 'AKTIV' && (
          <MenuItem value="reset" icon={KeyRound} disabled={isActing} onSelect={() => act('reset', user)}>
            {texts.reset}
          </MenuItem>
        )}
        {mayAct && Status === 'SPARRAD' && (
          <MenuItem value="unblock" icon={LockOpen} disabled={isActing} onSelect={() => act('unblock', user)}>
            {texts.unblock}
          </MenuItem>
        )}
        {mayAct && Status !== 'SPARRAD' && (
          <MenuItem value="block" icon={Ban} disabled={isActing} onSelect={() => act('block', user)}>
            {texts.block}
          </MenuItem>
        )}
        {mayAct && (
          <MenuItem value="remove" icon={Trash2} tone="danger" disabled={isActing} onSelect={() => act('remove', user)}>
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
