import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import { useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { correctionTexts as texts } from '#ui/screens/payroll/correction/correction.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

/** The rows are written in a grid, which needs the room. */
const wide = 1200

interface CorrectionFrameProps {
  readonly flow: FlowRef<'payslipCorrection'>
  readonly kind: keyof typeof texts.kinds
  /** The id of the form of what is right. */
  readonly formId: string
  /** The form, or null for what is taken back. */
  readonly form: ReactNode
  /** True while the form holds what would be lost with the dialog. */
  readonly isWritten: boolean
  /** True when nothing can be asked for by the form. */
  readonly isUnasked?: boolean
  /** Everything that would be made, or null while it is not known. */
  readonly preview: ReactNode
  /** True when what is shown cannot be made: it says why. */
  readonly isHindered: boolean
  readonly onClose: () => void
}

/** Renders the dialog of a correction: what is right, all that follows from it, and its buttons. */
export function CorrectionFrame({ flow, kind, formId, form, preview: known, ...props }: CorrectionFrameProps) {
  const { isWritten, isHindered, isUnasked = false, onClose } = props
  useUnsavedChanges('correction', isWritten)
  const isWriting = useSelector(flow, select.isWriting)
  const isPreviewing = useSelector(flow, select.isPreviewing)
  const isMaking = useSelector(flow, select.isMaking)
  const isRefused = useSelector(flow, select.isRefused)
  const refusal = useSelector(flow, select.refusal)
  const { title, make, description } = texts.kinds[kind]
  const isForm = form !== null && (isWriting || isPreviewing)
  const preview = isForm ? null : known
  return (
    <Dialog
      open
      title={title}
      description={description}
      width={isForm ? wide : 880}
      onClose={isMaking ? undefined : onClose}
      // Escape in the grid is a habit from spreadsheets, and would take what is written with it.
      persistent={form !== null}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose} disabled={isMaking}>
            {texts.cancel}
          </Button>
          {isForm && (
            <Button type="submit" form={formId} variant="primary" pending={isPreviewing} disabled={isUnasked}>
              {texts.preview}
            </Button>
          )}
          {preview && form !== null && (
            <Button onClick={() => flow.send({ type: 'correction.edit' })} disabled={isMaking}>
              {texts.back}
            </Button>
          )}
          {preview && (
            <Button
              variant="primary"
              pending={isMaking}
              disabled={isHindered}
              onClick={() => flow.send({ type: 'correction.make', key: newKey() })}
            >
              {make}
            </Button>
          )}
        </>
      }
    >
      <div className={common.fluid4}>
        {isForm && form}
        {!isForm && isPreviewing && <SkeletonRows rows={6} />}
        {isRefused && (
          <ErrorState
            title={refusal || texts.failed}
            onRetry={() => flow.send({ type: 'correction.preview', choice: null })}
          />
        )}
        {preview && refusal !== '' && <Notice kind="ERROR">{refusal}</Notice>}
        {preview}
      </div>
    </Dialog>
  )
}
