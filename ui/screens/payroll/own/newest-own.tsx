import ReceiptText from 'lucide-react/icons/receipt-text'
import { Link } from 'react-router-dom'
import { ownTexts as texts } from '#ui/screens/payroll/own/own.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { OwnItem } from './own-item.tsx'
import { ownListPath } from './paths.ts'
import { useOwnList } from './use-own-list.ts'

/** Renders the employee's newest payslip on the start page, with the way to the others. */
export function NewestOwn() {
  const { payslips, isFailed, reload } = useOwnList()
  const newest = payslips?.find(({ Aterford }) => !Aterford)
  return (
    <Section
      title={texts.newest}
      actions={
        newest && (
          <Link className={common.link} to={ownListPath}>
            {texts.one.back}
          </Link>
        )
      }
    >
      {newest ? (
        <OwnItem payslip={newest} />
      ) : payslips ? (
        <EmptyState size="sm" icon={ReceiptText} {...texts.empty} />
      ) : isFailed ? (
        <ErrorState size="sm" title={texts.failed} onRetry={reload} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  )
}
