import { type ReactNode, useState } from 'react'
import type { MyAccount } from '#contracts/account/shapes.ts'
import { loginMethods } from '#contracts/code-lists/login-methods.ts'
import type { AccountDraft, AccountEdit } from '#machines/account/my-account/my-account.types.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { settingsTexts } from '#ui/screens/account/account.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { Setting, SettingList } from '#ui/widgets/setting/setting.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import type { Problems } from './problems.ts'

const texts = settingsTexts.security

interface SignInSettingsProps {
  readonly account: MyAccount
  readonly draft: AccountDraft
  readonly problems: Problems
  /** Whether BankID is enforced. The account then has no password to change or to confirm with. */
  readonly enforcesBankId: boolean
  readonly onEdit: (edit: AccountEdit) => void
  /** The current password as typed, or null while no changed field requires it. */
  readonly password: string | null
  readonly onPassword: (password: string) => void
}

/** Renders how the person signs in: password, two-step verification and mobile number. */
export function SignInSettings(props: SignInSettingsProps) {
  const { account, draft, problems, enforcesBankId, onEdit, password, onPassword } = props
  const changePassword = useFlow('changePassword')
  const methods = account.Inloggningsmetoder
  return (
    <Section
      title={texts.title}
      description={enforcesBankId ? texts.descriptionBankId : texts.description}
      padding="none"
    >
      <SettingList>
        <Setting
          label={texts.methods}
          hint={methods.includes('F') ? texts.methodsHintF : texts.methodsHint}
          control={methods.map(method => <Chip key={method}>{loginMethods.label(method)}</Chip>)}
        />
        {!enforcesBankId && (
          <Setting
            id="own-password"
            label={texts.password}
            hint={texts.passwordHint}
            control={
              <Button size="sm" onClick={() => changePassword.send({ type: 'password.open' })}>
                {texts.changePassword}
              </Button>
            }
          />
        )}
        <MobileSetting
          key={account.MobilSlut}
          account={account}
          draft={draft}
          problem={problems.Mobil}
          onEdit={onEdit}
        />
        {!enforcesBankId && (
          <TwoStepSetting account={account} draft={draft} problem={problems.requireSMSVerification} onEdit={onEdit} />
        )}
        {password !== null && (
          <Setting label={texts.confirm} hint={texts.confirmHint}>
            <div className={common.atMost20rem}>
              <PasswordField
                name="CurrentPassword"
                label={texts.current}
                value={password}
                onChange={onPassword}
                error={problems.CurrentPassword}
                required
              />
            </div>
          </Setting>
        )}
      </SettingList>
    </Section>
  )
}

type PartProps = Pick<SignInSettingsProps, 'account' | 'draft' | 'onEdit'>

/**
 * Renders the mobile number. The stored number never reaches the browser: a new one replaces it.
 */
function MobileSetting({
  account,
  draft,
  problem,
  onEdit,
}: PartProps & { readonly problem: string | undefined }): ReactNode {
  const [isWanted, setWanted] = useState(false)
  const has = account.MobilSlut !== ''
  const isNeeded = draft.requireSMSVerification === true && !has
  const isOpen = isWanted || isNeeded || draft.Mobil !== undefined || problem !== undefined
  const toggle = () => {
    setWanted(!isOpen)
    if (isOpen) onEdit({ Mobil: null })
  }
  return (
    <Setting
      id="own-mobile"
      label={texts.mobile}
      hint={has ? texts.mobileEnds(account.MobilSlut) : texts.mobileNone}
      control={
        !isNeeded && (
          <Button size="sm" onClick={toggle} aria-expanded={isOpen}>
            {isOpen
              ? has
                ? texts.mobileKeep
                : settingsTexts.save.discard
              : has
                ? texts.mobileChange
                : texts.mobileAdd}
          </Button>
        )
      }
    >
      {isOpen && (
        <div className={common.atMost20rem}>
          <TextField
            name="Mobil"
            label={texts.mobileNew}
            hint={has ? texts.mobileNewHint : undefined}
            type="tel"
            autoComplete="tel"
            value={draft.Mobil ?? ''}
            // An empty value is no change when no number is stored, and removes the number
            // otherwise.
            onChange={Mobil => onEdit({ Mobil: Mobil === '' && !has ? null : Mobil })}
            error={problem}
          />
        </div>
      )}
    </Setting>
  )
}

/**
 * Renders the two-step switch. It cannot be turned off while a company of the person or the licence
 * requires it.
 */
function TwoStepSetting({ account, draft, problem, onEdit }: PartProps & { readonly problem: string | undefined }) {
  const isOn = account.requireSMSVerification
  const isLocked = isOn && account.SMSKravsAv !== null
  return (
    <Setting
      id="own-two-step"
      label={texts.twoStep}
      hint={isLocked && account.SMSKravsAv ? texts.twoStepDemanded[account.SMSKravsAv] : texts.twoStepHint}
      control={
        isLocked ? (
          <Chip tone="success">{texts.on}</Chip>
        ) : (
          ids => (
            <Switch
              {...ids}
              checked={draft.requireSMSVerification ?? isOn}
              onChange={checked => onEdit({ requireSMSVerification: checked === isOn ? null : checked })}
            />
          )
        )
      }
    >
      {problem !== undefined && <Notice kind="ERROR">{problem}</Notice>}
    </Setting>
  )
}
