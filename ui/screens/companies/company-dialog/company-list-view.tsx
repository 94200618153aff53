import Archive from 'lucide-react/icons/archive'
import Building2 from 'lucide-react/icons/building-2'
import * as select from '#machines/companies/company-selection/company-selection.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

interface CompanyListViewProps {
  /** Whether the companies have been fetched and there is none. */
  readonly isEmpty: boolean
  /** Whether the archive holds any company. */
  readonly hasArchived: boolean
}

/** Renders what replaces an absent list of companies: loading, failed or empty. */
export function CompanyListView({ isEmpty, hasArchived }: CompanyListViewProps) {
  const selection = useFlow('companySelection')
  const failure = useSelect('companySelection', select.listFailure)
  const isListing = useSelect('companySelection', select.isListing)
  if (isEmpty)
    return <EmptyState icon={hasArchived ? Archive : Building2} {...(hasArchived ? texts.allArchived : texts.empty)} />
  if (!failure) return <SkeletonRows rows={4} label={texts.loading} />
  return (
    <ErrorState
      title={texts.failed}
      text={failureText(failure)}
      onRetry={() => selection.send({ type: 'companies.retry' })}
      pending={isListing}
    />
  )
}
