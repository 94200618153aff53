import { loginTexts } from '#ui/text/login.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/** Says that this installation does not take BankID, and where to go instead. */
export const BankIdMissing = ({ onPassword }: { readonly onPassword: () => void }) => (
  <EmptyState
    size="sm"
    title={loginTexts.bankIdMissing.title}
    text={loginTexts.bankIdMissing.text}
    action={<Button onClick={onPassword}>{loginTexts.bankIdMissing.action}</Button>}
  />
)
