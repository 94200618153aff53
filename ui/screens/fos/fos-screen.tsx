import { useSelector } from '@xstate/react'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/fos/fos/fos.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { fos } from '#ui/runtime/lazy/fos.ts'
import { fosTexts as texts } from '#ui/screens/fos/fos.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { AnswerFile } from './answer-file.tsx'
import { AnswerPreview } from './answer-preview.tsx'
import { Enquiry } from './enquiry.tsx'

/** Renders `/fos`: the enquiry to Skatteverket, and its answer. */
export default function FosScreen() {
  const flow = useLazyFlow(fos)
  const isPreviewing = useSelector(flow, snapshot => snapshot !== undefined && select.isPreviewing(snapshot))
  const mayUpdate = useMay(right('FOS.Upd'))
  const mayChangeStaff = useMay(right('Registry.PerReg.Write'))
  if (!flow) return <LoadingIndicator />
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={common.fluid4}>
        {isPreviewing ? (
          <AnswerPreview flow={flow} />
        ) : (
          <>
            <Enquiry flow={flow} mayAsk={mayUpdate} />
            {mayUpdate && mayChangeStaff && <AnswerFile flow={flow} />}
          </>
        )}
      </div>
    </>
  )
}
