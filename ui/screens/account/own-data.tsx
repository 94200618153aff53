import type { MyAccount } from '#contracts/account/shapes.ts'
import { roleLabel } from '#contracts/code-lists/roles.ts'
import { maxNameLength } from '#contracts/rules/contact.ts'
import type { AccountDraft, AccountEdit } from '#machines/account/my-account/my-account.types.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { settingsTexts } from '#ui/screens/account/account.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { Setting, SettingList } from '#ui/widgets/setting/setting.tsx'
import type { Problems } from './problems.ts'

const texts = settingsTexts.account
const fields = css({
  display: 'grid',
  gap: '4',
  px: { base: '4', sm: '5' },
  pb: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
})
const notice = css({ px: { base: '4', sm: '5' }, pb: '5' })
const value = common.muted

interface OwnDataProps {
  readonly account: MyAccount
  readonly draft: AccountDraft
  readonly problems: Problems
  readonly onEdit: (edit: AccountEdit) => void
}

/**
 * Renders the account's personal data: first what the person may change, then what an administrator
 * decides.
 */
export function OwnData({ account, draft, problems, onEdit }: OwnDataProps) {
  const wording = useSelect('app', selectApp.workplace)?.company.BrukareNamnTyp
  return (
    <Section title={texts.title} description={texts.description} padding="none">
      {account.PersNrVantar !== null && (
        <div className={notice}>
          <Notice kind="INFO">{texts.unconfirmed[account.PersNrVantar]}</Notice>
        </div>
      )}
      <div className={fields}>
        <TextField
          name="Namn"
          label={texts.name}
          autoComplete="name"
          required
          value={draft.Namn ?? account.Namn}
          onChange={Namn => onEdit({ Namn })}
          error={problems.Namn}
          {...((draft.Namn?.length ?? 0) > maxNameLength - 10 && { counter: maxNameLength })}
        />
        <TextField
          name="Epost"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          value={draft.Epost ?? account.Epost}
          onChange={Epost => onEdit({ Epost })}
          error={problems.Epost}
        />
      </div>
      <SettingList>
        <Setting label={texts.login} hint={texts.loginHint} control={<span className={value}>{account.Login}</span>} />
        <Setting label={texts.role} control={<span className={value}>{roleLabel(account.Roll, wording)}</span>} />
        <Setting
          label={texts.licence}
          control={
            <span className={value}>
              {account.LicNamn} · {account.LicNr}
            </span>
          }
        />
      </SettingList>
    </Section>
  )
}
