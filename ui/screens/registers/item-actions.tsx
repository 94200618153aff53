import { useSelector } from '@xstate/react'
import Copy from 'lucide-react/icons/copy'
import Hash from 'lucide-react/icons/hash'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import type { Register } from '#contracts/registers/register.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { formTexts } from '#ui/forms/forms.text.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/register.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { useCompanyInfo } from './company-info.ts'
import { pathOfNew } from './places.ts'
import { Renumber } from './renumber.tsx'

/** Leaves an item that is no longer there, with whatever was changed in it. */
const gone = { replace: true, state: { isForced: true } } as const

interface ItemActionsProps {
  readonly register: Register
  /** The item's id. */
  readonly id: string
  /** The code and the name. */
  readonly text: string
  /** The path of the list. */
  readonly list: string
  /** The version of an item that may be copied, and null otherwise. */
  readonly version: number | null
  /** True for an item that may also be removed and renumbered. */
  readonly isChangeable: boolean
}

/**
 * Renders the way back, and what can be done with an item beside changing it. Leaves the item once
 * it is removed, and goes to the new number of one that has another.
 */
export function ItemActions({ register, id, text, list, version, isChangeable }: ItemActionsProps) {
  const { name, key, model, definite, isNeuter, isRenumbered } = register
  const navigate = useNavigate()
  const company = useCompanyInfo()
  const flow = useLazyFlow(registerFlow)
  const isRemoving = useSelector(flow, snapshot => snapshot !== undefined && select.isRemoving(snapshot))
  useEffect(() => {
    const hearings = [
      flow?.on('register.removed', removed => {
        if (removed.register === name && removed.key === id) navigate(list, gone)
      }),
      flow?.on('register.renumbered', ({ register: of, key: before, to }) => {
        if (of === name && before === id) navigate(pathOfItem(register, to), gone)
      }),
    ]
    return () => hearings.forEach(each => void each?.unsubscribe())
  }, [flow, navigate, register, name, id, list])
  const remove = () =>
    flow?.send({
      type: 'register.remove',
      register: name,
      key: id,
      text,
      definite,
      isNeuter,
      idempotencyKey: newKey(),
    })
  const field = model.fields[key]
  return (
    <div className={common.wrap}>
      <BackButton to={list}>{texts.back(register)}</BackButton>
      {version !== null && (
        <Button icon={Copy} onClick={() => navigate(pathOfNew(register, id))}>
          {texts.copy}
        </Button>
      )}
      {version !== null && isChangeable && isRenumbered && field && (
        <>
          <Button
            icon={Hash}
            onClick={() => flow?.send({ type: 'register.renumber', register: name, field: key, key: id, version })}
          >
            {formTexts.renumbering.title(labelOf(field, company as FormValues))}
          </Button>
          <Renumber label={labelOf(field, company as FormValues)} most={field.most} name={text} />
        </>
      )}
      {version !== null && isChangeable && (
        <Button icon={Trash2} pending={isRemoving} onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
