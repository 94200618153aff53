import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { IntegrationForm } from './integration-form.tsx'
import { integrationsTexts as texts } from './integrations.text.ts'

/** Renders `/settings/integrations/@/new`. */
export default function NewIntegration() {
  return (
    <>
      <PageHeader title={texts.new} />
      <IntegrationForm stored={null} />
    </>
  )
}
