import KeyRound from 'lucide-react/icons/key-round'
import { Link, useParams } from 'react-router-dom'
import { useList } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { IntegrationForm } from './integration-form.tsx'
import { integrationsTexts as texts } from './integrations.text.ts'
import { integrationPaths } from './paths.ts'
import { Status } from './status.tsx'

/** Renders `/settings/integrations/{IntegrationID}`. */
export default function IntegrationScreen() {
  const { IntegrationID } = useParams()
  const list = useList('integrations')
  const stored = list.view === 'value' ? list.value.find(one => one.IntegrationID === IntegrationID) : undefined
  return (
    <>
      <PageHeader
        title={stored?.Namn ?? texts.one}
        context={
          <Link className={common.linkHovered} to={integrationPaths.list}>
            {texts.form.back}
          </Link>
        }
        actions={stored && <Status {...stored} />}
      />
      {stored && <IntegrationForm key={stored.IntegrationID} stored={stored} />}
      {list.view === 'value' && !stored && (
        <EmptyState icon={KeyRound} title={texts.form.missing} text={texts.form.missingText} />
      )}
      {list.view === 'loading' && <SkeletonRows rows={6} label={texts.list.loading} />}
      {list.view === 'failed' && <ErrorState title={texts.list.failed} onRetry={list.reload} />}
    </>
  )
}
