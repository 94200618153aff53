import * as select from '#machines/copies/restore-copy/restore-copy.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { useFlow, useList, useSelect } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { CopiesTable } from './copies-table.tsx'

const texts = copyTexts.restore

/**
 * Renders the licences that have copies, and the copies of the chosen licence, by default the
 * first.
 */
export function LicenceCopies() {
  const flow = useFlow('restoreCopy')
  const chosen = useSelect('restoreCopy', select.LicNr)
  const sources = useList('copySources')
  if (sources.view === 'loading') return <SkeletonRows rows={4} label={copyTexts.looking} />
  if (sources.view === 'failed') {
    return <ErrorState title={texts.sourcesFailed} text={failureText(sources.failure)} onRetry={sources.reload} />
  }
  const LicNr = chosen ?? sources.value[0] ?? ''
  return (
    <>
      <div className={common.atMost20rem}>
        <SelectField
          label={texts.licence}
          value={LicNr}
          onChange={next => next !== '' && flow.send({ type: 'copies.list', LicNr: next })}
          options={sources.value.map(value => ({ value, label: value }))}
        />
      </div>
      <CopiesTable LicNr={LicNr} />
    </>
  )
}
