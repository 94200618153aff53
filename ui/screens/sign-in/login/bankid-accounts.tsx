import { roleLabel } from '#contracts/code-lists/roles.ts'
import * as select from '#machines/sign-in/bankid/bankid.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { bankIdTexts } from '#ui/screens/sign-in/login/bankid.text.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Spinner } from '#ui/widgets/feedback/spinner.tsx'
import { OptionButton, optionList } from './option-button.tsx'
import { takeFocus } from './take-focus.ts'

const heading = css({ textStyle: 'title', outline: 'none' })

/**
 * Renders the accounts of the identified person. One must be chosen, even when there is only one.
 */
export function BankIdAccounts() {
  const bankid = useFlow('bankid')
  const accounts = useSelect('bankid', select.accounts)
  const pending = useSelect('bankid', select.pendingLogin)
  return (
    <>
      <h2 className={heading} tabIndex={-1} ref={takeFocus}>
        {bankIdTexts.accounts}
      </h2>
      <ul className={optionList}>
        {accounts.map(({ Login, Namn, Roll, LicNamn }) => (
          <li key={Login}>
            <OptionButton
              mark={<Avatar name={Namn} id={Login} size={40} />}
              title={`${Namn} (${Login})`}
              text={`${roleLabel(Roll)}, ${LicNamn}`}
              end={pending === Login && <Spinner />}
              disabled={pending !== null}
              onClick={() => bankid.send({ type: 'bankid.selectAccount', login: Login })}
            />
          </li>
        ))}
      </ul>
      <Button block disabled={pending !== null} onClick={() => bankid.send({ type: 'bankid.cancel' })}>
        {bankIdTexts.cancel}
      </Button>
    </>
  )
}
