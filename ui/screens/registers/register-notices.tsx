import { useSelector } from '@xstate/react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Register } from '#contracts/registers/register.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { css } from '#styled-system/css/index.js'
import type { FormFlow } from '#ui/forms/form-environment.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'

const notices = css({ display: 'grid', gap: '3', marginBottom: '6' })

interface RegisterNoticesProps {
  readonly flow: FormFlow
  readonly register: Register
  readonly mayWrite: boolean
  readonly isStandard: boolean
  /** True for the form of an item, and not for that of a new one. */
  readonly isItem: boolean
}

/** Renders why an item can only be read, or that somebody else has removed it. */
export function RegisterNotices({ flow, register, mayWrite, isStandard, isItem }: RegisterNoticesProps) {
  const isGone = useSelector(flow, select.isGone)
  const isRecreating = useSelector(flow, select.isRecreating)
  const isAnew = useSelector(flow, select.isAnew) && isItem
  if (isGone)
    return (
      <div className={notices}>
        <Notice kind="ERROR">{texts.gone.notice(register, mayWrite)}</Notice>
        {mayWrite && (
          <div className={common.atStart}>
            <Button
              icon={RotateCcw}
              pending={isRecreating}
              onClick={() => flow.send({ type: 'form.recreate', today: today() })}
            >
              {texts.gone.recreate}
            </Button>
          </div>
        )}
      </div>
    )
  const text = isAnew ? texts.gone.anew : !mayWrite ? texts.readOnly : isStandard ? texts.standard : undefined
  return (
    text !== undefined && (
      <div className={notices}>
        <Notice kind="INFO">{text}</Notice>
      </div>
    )
  )
}
